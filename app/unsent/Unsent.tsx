/** Where somebody comes in: what of his still waits on this phone. */
import { Messages } from '@/app/i18n/Messages';
import { readMe } from '@/app/trpc/read';
import { UnsentNotice } from './UnsentNotice';

export async function Unsent() {
  const me = await readMe();
  if (me === null) return null;
  return (
    <Messages of={['unsent']}>
      <UnsentNotice owner={me.id} />
    </Messages>
  );
}
