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
  readonly words: Record<
    'round' | 'dealer' | 'pot' | 'nextPot' | 'outside' | 'net' | 'netUnits',
    string
  >;
}

/** As many as fit below the head of an A4 page held upright. */
const EMPTY_ROWS = Array.from({ length: 24 }, (_, index) => index + 1);

const CELL = 'border border-black/60 px-1.5 py-1 print:px-1';
const HEAD = `${CELL} align-bottom`;

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
  const signed = (text: string) => (empty ? '' : formatAmount(text, locale, { signed: true }));
  const pots = match.hasPots;
  const unitsOf = (of: readonly (readonly [string, string])[]) => {
    const known = new Map(of);
    return players.map((player) => known.get(player) ?? '0');
  };
  const outside = unitsOf(match.outside);
  const sums = [
    // A column of what rounds moved comes to its result only with what was paid between and after them.
    ...(pots && (empty || outside.some((moved) => moved !== '0'))
      ? [{ label: words.outside, bold: false, cells: outside.map(signed) }]
      : []),
    {
      label: pots ? words.net : words.netUnits,
      bold: true,
      cells: unitsOf(match.nets).map(signed),
    },
  ];
  return (
    <section className="pt-5 not-first-of-type:break-before-page">
      <h2 className="pb-2 text-lg">{title}</h2>
      {note ? <p className="pb-2">{note(units(match.pot))}</p> : null}
      <div className="overflow-x-auto print:overflow-visible print:pr-px">
        <table className="w-full min-w-3xl table-fixed border-collapse text-right text-sm tabular-nums print:min-w-0 print:text-[11px]">
          <colgroup>
            <col className="w-16 print:w-13" />
            <col className="w-24 print:w-20" />
            {pots ? <col className="w-14 print:w-12" /> : null}
            {players.map((player) => (
              <col key={player} />
            ))}
            {pots ? <col className="w-20 print:w-16" /> : null}
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                {words.round}
              </th>
              <th scope="col" className={`${HEAD} text-left`}>
                {words.dealer}
              </th>
              {pots ? (
                <th scope="col" className={HEAD}>
                  {words.pot}
                </th>
              ) : null}
              {players.map((player) => (
                <th key={player} scope="col" className={HEAD}>
                  <span className="line-clamp-3 [overflow-wrap:anywhere]">{name(player)}</span>
                </th>
              ))}
              {pots ? (
                <th scope="col" className={HEAD}>
                  {words.nextPot}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {(empty ? [] : rounds).map((round) => (
              <tr key={round.number} className="break-inside-avoid">
                <td className={CELL}>{round.number}</td>
                <td className={`${CELL} truncate text-left`}>{name(round.dealer)}</td>
                {pots ? (
                  <td className={CELL}>{round.openingPot && units(round.openingPot)}</td>
                ) : null}
                {players.map((player) => (
                  <td key={player} className={`${CELL} [overflow-wrap:anywhere]`}>
                    {cell(round, player, locale)}
                  </td>
                ))}
                {pots ? (
                  <td className={CELL}>{round.closingPot && units(round.closingPot)}</td>
                ) : null}
              </tr>
            ))}
            {empty
              ? EMPTY_ROWS.map((row) => (
                  <tr key={row} className="h-8">
                    <td className={CELL}>{row}</td>
                    <td className={CELL} />
                    {pots ? <td className={CELL} /> : null}
                    {players.map((player) => (
                      <td key={player} className={CELL} />
                    ))}
                    {pots ? <td className={CELL} /> : null}
                  </tr>
                ))
              : null}
          </tbody>
          {/* A body, for a foot would be repeated on each page as if it were that page's. */}
          <tbody className="break-inside-avoid">
            {sums.map(({ label, bold, cells }) => (
              <tr key={label} className={bold ? 'h-8 font-bold' : 'h-8'}>
                <th
                  scope="row"
                  colSpan={pots ? 3 : 2}
                  className={`${CELL} text-left ${bold ? '' : 'font-normal'}`}
                >
                  {label}
                </th>
                {cells.map((text, index) => (
                  <td key={players[index]} className={`${CELL} [overflow-wrap:anywhere]`}>
                    {text}
                  </td>
                ))}
                {pots ? <td className={CELL} /> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What a round moved in Loo; what somebody stands at after it in the games that count points. */
function cell({ net, totals, looed }: LedgerRound, player: string, locale: string): string {
  if (totals) {
    return Object.hasOwn(totals, player) ? formatAmount(String(totals[player]), locale) : '';
  }
  const moved = Object.hasOwn(net, player) ? net[player] : undefined;
  if (moved === undefined) return '';
  return `${formatAmount(moved, locale, { signed: true })}${looed?.includes(player) ? ' L' : ''}`;
}
