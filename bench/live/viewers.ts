// Many viewers in a process of their own: holds their streams open, and says when the last one of a table was told.
import { get } from 'node:http';
import { clock } from './times';

export interface Stream {
  /** Which table it looks at: its index. */
  readonly table: number;
  readonly url: string;
  readonly cookie: string;
}

export interface Order {
  readonly open: readonly Stream[];
}

export type Report =
  | 'open'
  /** All viewers of a table have this version, the last one since `at`. */
  | { readonly table: number; readonly version: number; readonly at: number };

/** A server is not asked for two thousand streams in one moment. */
const AT_ONCE = 50;

const viewersOf = new Map<number, number>();
/** How many viewers have which version of which table. */
const told = new Map<string, number>();

process.on('message', ({ open }: Order) => {
  void openAll(open).then(() => report('open'));
});

async function openAll(streams: readonly Stream[]): Promise<void> {
  for (const { table } of streams) viewersOf.set(table, (viewersOf.get(table) ?? 0) + 1);
  const waiting = [...streams];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await openOne(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Settled once something has come through. */
function openOne({ table, url, cookie }: Stream): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`${answer.statusCode} for ${url}`));
        return;
      }
      answer.setEncoding('utf8');
      let rest = '';
      answer.on('data', (data: string) => {
        const at = clock();
        const lines = (rest + data).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
          if (line.startsWith('id: ')) tell(table, Number(line.slice(4)), at);
        resolve();
      });
    }).on('error', reject);
  });
}

function tell(table: number, version: number, at: number): void {
  const key = `${table} ${version}`;
  const count = (told.get(key) ?? 0) + 1;
  told.set(key, count);
  if (count === viewersOf.get(table)) report({ table, version, at });
}

function report(what: Report): void {
  process.send?.(what);
}
