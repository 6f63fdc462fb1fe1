/** One match as a table for paper: a row a round, a column a player; empty rows to score by hand. */
import { formatAmount } from '@/app/ui/format';
import type { LedgerRound, NightLedger } from '@/server/export/ledger';

export interface MatchSheetProps {
  readonly title: string;
  /** Says what is still in the pot; null where nothing is open. */
  readonly note: ((pot: string) => string) | null;
  readonly ledger: NightLedger;
  readonly match: NightLedger['matches'][number];
  readonly empty: boolean;
  readonly locale: string;
  readonly words: Record<'round' | 'dealer' | 'pot' | 'nextPot' | 'net', string>;
}

/** As many as fit below the head of an A4 page held upright. */
const EMPTY_ROWS = 26;

const CELL = 'border border-black/40 px-1.5 py-1';

export function MatchSheet(props: MatchSheetProps) {
  const { title, note, ledger, match, empty, locale, words } = props;
  const rounds = ledger.rounds.filter((one) => one.match === match.number);
  const names = new Map(ledger.players.map(({ ref, name }) => [ref, name]));
  // Who joined later has the last columns.
  const players = [
    ...new Set([...match.seats, ...rounds.flatMap((round) => Object.keys(round.net))]),
  ];
  const name = (ref: string) => names.get(ref) ?? ref;
  const units = (text: string) => formatAmount(text, locale);
  const nets = new Map(match.nets);
  const pots = match.hasPots;
  const rows = empty ? [] : rounds;
  return (
    <section className="break-inside-auto pt-5 not-first-of-type:break-before-page">
      <h2 className="pb-2 text-lg">{title}</h2>
      {note ? <p className="pb-2">{note(units(match.pot))}</p> : null}
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-right text-sm tabular-nums">
          <thead>
            <tr>
              <th scope="col" className={CELL}>
                {words.round}
              </th>
              <th scope="col" className={`${CELL} text-left`}>
                {words.dealer}
              </th>
              {pots ? (
                <th scope="col" className={CELL}>
                  {words.pot}
                </th>
              ) : null}
              {players.map((player) => (
                <th key={player} scope="col" className={`${CELL} max-w-28 truncate`}>
                  {name(player)}
                </th>
              ))}
              {pots ? (
                <th scope="col" className={CELL}>
                  {words.nextPot}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((round) => (
              <tr key={round.number} className="break-inside-avoid">
                <td className={CELL}>{round.number}</td>
                <td className={`${CELL} text-left`}>{name(round.dealer)}</td>
                {pots ? (
                  <td className={CELL}>{round.openingPot && units(round.openingPot)}</td>
                ) : null}
                {players.map((player) => (
                  <td key={player} className={CELL}>
                    {cell(round, player, locale)}
                  </td>
                ))}
                {pots ? (
                  <td className={CELL}>{round.closingPot && units(round.closingPot)}</td>
                ) : null}
              </tr>
            ))}
            {empty
              ? Array.from({ length: EMPTY_ROWS }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike.
                  <tr key={index} className="h-8">
                    <td className={CELL}>{index + 1}</td>
                    {Array.from({ length: players.length + (pots ? 3 : 1) }, (_, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: and so are their cells.
                      <td key={column} className={CELL} />
                    ))}
                  </tr>
                ))
              : null}
          </tbody>
          <tfoot>
            <tr className="font-bold">
              <th scope="row" colSpan={pots ? 3 : 2} className={`${CELL} text-left`}>
                {words.net}
              </th>
              {players.map((player) => (
                <td key={player} className={CELL}>
                  {empty ? '' : formatAmount(nets.get(player) ?? '0', locale, { signed: true })}
                </td>
              ))}
              {pots ? <td className={CELL} /> : null}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** What a round moved in Loo; what somebody stands at after it in the games that count points. */
function cell({ net, totals, looed }: LedgerRound, player: string, locale: string): string {
  if (totals) return Object.hasOwn(totals, player) ? String(totals[player]) : '';
  const moved = Object.hasOwn(net, player) ? net[player] : undefined;
  if (moved === undefined) return '';
  return `${formatAmount(moved, locale, { signed: true })}${looed?.includes(player) ? ' L' : ''}`;
}
