/** The shell: the same for everybody. The service worker keeps it and shows it where the network does not answer. */
import { TABLE_MESSAGES } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/messages';
import { Messages } from '@/app/i18n/Messages';
import { Shell } from './Shell';

export default function Offline() {
  return (
    <Messages of={[...TABLE_MESSAGES, 'offline']}>
      <Shell />
    </Messages>
  );
}
