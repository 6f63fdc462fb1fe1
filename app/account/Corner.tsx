/** The end of a page's first line: the account menu of whoever looks at it. */
import { Messages } from '@/app/i18n/Messages';
import { readMe } from '@/app/trpc/read';
import { AccountMenu } from './AccountMenu';

export async function Corner() {
  const me = await readMe();
  return (
    <Messages of={['nav', 'refusals']}>
      <AccountMenu name={me?.name ?? null} />
    </Messages>
  );
}
