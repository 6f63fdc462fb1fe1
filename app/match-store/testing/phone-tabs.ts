/** The tabs of one phone in a story: what one tells the others hear, and one at a time does its work. */
import { memoryShelf, type Shelf } from '@/app/match-store/shelf';
import type { Tabs, Told } from '@/app/match-store/tabs';
import type { OutboxItem } from '@/app/match-store/types';

export function phoneTabs() {
  const items = new Map<string, OutboxItem>();
  const ears = new Set<(told: Told) => void>();
  let turn: Promise<void> = Promise.resolve();
  let working = 0;

  function tab(): { shelf: Shelf; tabs: Tabs } {
    let own: ((told: Told) => void) | null = null;
    return {
      shelf: memoryShelf(true, items),
      tabs: {
        tell(told) {
          for (const hear of ears) if (hear !== own) queueMicrotask(() => hear(told));
        },
        listen(hear) {
          own = hear;
          ears.add(hear);
          return () => void ears.delete(hear);
        },
        alone(work) {
          turn = turn.then(async () => {
            working += 1;
            if (working > 1) throw new Error('Two tabs send at once.');
            await work().finally(() => {
              working -= 1;
            });
          });
          return turn;
        },
      },
    };
  }
  return { tab };
}
