/** Was that legal? The cards of this round before their owners, and their tricks taken into it. */
'use client';

import { useTranslations } from 'next-intl';
import type { RefereeProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import { LooReferee } from '@/app/referee/LooReferee';
import { Sheet } from '@/app/ui/Sheet';
import { outlook } from '@/engine/loo/outlook';
import { FIVE_CARD_TABLE, LIMITED_TABLE, type LooTable } from '@/engine/loo/refereed';
import type { FiveCardRules, LimitedRules, LooRules } from '@/engine/loo/rules';
import type { LooState } from '@/engine/loo/state';
import type { DraftAction } from './draft';
import type { RoundView } from './view';

type RefereeSheetProps = RefereeProps<DraftAction, RoundView>;

export function RefereeSheet(props: RefereeSheetProps) {
  const { view, words, tap, onClose } = props;
  const t = useTranslations('referee');
  const play = playOf(props);
  return (
    <Sheet open onClose={onClose} title={t('tableTitle')} closeLabel={t('leaveIt')}>
      {play === null || view.flush?.holder ? (
        <p className="text-soft">{t('noPlay')}</p>
      ) : (
        <LooReferee
          law={play.law}
          active={play.active}
          nameOf={words.name}
          first={view.entry.cards}
          onTake={
            tap &&
            ((cards, tricks) => {
              tap({ type: 'cards', cards, tricks });
              onClose();
            })
          }
        />
      )}
    </Sheet>
  );
}

function playOf(props: RefereeSheetProps) {
  return props.view.game === 'limited-loo'
    ? playAt<LimitedRules>(LIMITED_TABLE, props)
    : playAt<FiveCardRules>(FIVE_CARD_TABLE, props);
}

/** By what law it is played and by whom; null for a round that is taken without play. */
function playAt<Rules extends LooRules>(
  { variant, law }: LooTable<Rules>,
  { before, view }: RefereeSheetProps,
) {
  const state = before as LooState<Rules>;
  const looks = outlook(variant, state, view.entry);
  if (looks === null || looks.called.unplayed !== undefined) return null;
  return { law: law(state.setup.rules, looks.deal), active: looks.called.active };
}
