/** The board as HTML: the page once, and the fragment in it each time something changes. */
import { amountTone } from '@/app/ui/Amount';
import { formatAmount, formatDate } from '@/app/ui/format';
import { gameKey } from '@/messages/game';
import type { BoardMatch, BoardSeat, LooLast, RummyLast } from '@/server/board/match';
import type { BoardView } from '@/server/board/view';
import { type Html, html } from './html';
import { type BoardTranslator, boardTranslator } from './messages';

/** @param path of the board, below which its events and its fragment lie */
export async function renderPage(view: BoardView, path: string): Promise<string> {
  const t = await boardTranslator(view.locale);
  const page = html`<!doctype html>
<html lang="${view.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${t('title', { club: view.club })}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="/board/figures.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/board/board.css">
<script src="/board/board.js" defer></script>
</head>
<body>
<header><b>${view.club}</b> <span>${formatDate(view.date, view.locale)}</span>
<span id="line" role="status" data-live="${t('live')}" data-stale="${t('stale', { time: '@' })}" data-gone="${t('gone')}"></span></header>
<main id="board" data-path="${path}" data-version="${view.version}">
${fragment(view, t)}
</main>
</body>
</html>
`;
  return page.text;
}

const fragments = new WeakMap<BoardView, Promise<string>>();

/** Made once for everybody who is shown the same. */
export function renderFragment(view: BoardView): Promise<string> {
  const made = fragments.get(view) ?? makeFragment(view);
  fragments.set(view, made);
  return made;
}

async function makeFragment(view: BoardView): Promise<string> {
  return fragment(view, await boardTranslator(view.locale)).text;
}

/** What a link shows that opens nothing any more. */
export async function renderGone(locale: string): Promise<string> {
  const t = await boardTranslator(locale);
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Lanturlu</title>
<link rel="stylesheet" href="/board/board.css"></head>
<body><main><p class="calm">${t('gone')}</p></main></body></html>`.text;
}

function fragment(view: BoardView, t: BoardTranslator): Html {
  const { matches, locale } = view;
  if (matches.length === 0) return html`<p class="calm">${t('noMatch')}</p>`;
  const tables = new Set(matches.map(({ table }) => table)).size > 1;
  return html`<div class="matches m${Math.min(matches.length, 4)}">${matches.map((match) =>
    matchHtml(match, locale, tables, t),
  )}</div>`;
}

function matchHtml(match: BoardMatch, locale: string, tables: boolean, t: BoardTranslator): Html {
  const { next, last, seats } = match;
  const pot = match.pot === null ? '' : formatAmount(match.pot, locale);
  const place = tables && html`${t('table', { table: match.table })} · `;
  return html`<article>
<section class="pot" aria-live="polite">
<h1>${place}${t(`games.${gameKey(match.game)}`)}</h1>
${pot && html`<p class="kind">${next?.kind ? t(next.kind) : t('pot')}</p>`}
${pot && html`<p class="figure ${pot.length > 5 ? 'longest' : pot.length > 3 ? 'long' : ''}">${pot}</p>`}
<p class="turn">${turn(match, t)}</p>
${last && html`<p class="last">${last.kind === 'loo' ? looLast(last, t) : rummyLast(last, match.game, locale, t)}</p>`}
</section>
<table class="${seats.length > 8 ? 'many' : seats.length < 7 ? 'few' : ''}"><caption>${t('standings')}</caption>
<tbody>
${seats.map((seat) => seatRow(seat, locale, t))}
</tbody></table>
</article>`;
}

function turn({ next, seats }: BoardMatch, t: BoardTranslator): Html {
  if (next) {
    const deals = next.dealer !== null && html` · <b>${t('deals', { player: next.dealer })}</b>`;
    return html`${t('round', { round: next.round })}${deals}`;
  }
  const winners = seats.filter((seat) => seat.won).map(({ name }) => name);
  if (winners.length === 0) return html`${t('over')}`;
  return html`<b>${t('wonMatch', { players: winners.join(', '), count: winners.length })}</b>`;
}

/** More names than this are counted: nobody reads a list from four metres. */
const MOST_NAMES = 3;

function looLast({ tricks, looed, taker }: LooLast, t: BoardTranslator): Html {
  const players =
    looed.length > MOST_NAMES
      ? t('looedMany', { count: looed.length })
      : t('looed', { players: looed.join(', ') });
  const lost = looed.length > 0 && html`, <b class="loss">${players}</b>`;
  if (taker !== null) return html`${t('last')} ${t('taken', { player: taker })}${lost}`;
  if (tricks.length === 0) return html`${t('last')} ${t('carried')}`;
  const won = tricks.map(({ name, count }) => t('won', { player: name, count })).join(', ');
  return html`${t('last')} ${won}${lost}`;
}

function rummyLast(
  { wentOut, points, out }: RummyLast,
  game: string,
  locale: string,
  t: BoardTranslator,
): Html {
  const went =
    wentOut === null
      ? t('blocked')
      : t(game === 'chinchon' ? 'closed' : 'wentOut', { player: wentOut });
  const gone =
    out.length > 0 && html`, <b class="loss">${t('outNow', { players: out.join(', ') })}</b>`;
  const scored = points
    .filter(({ name }) => name !== wentOut)
    .map(({ name, points: count }) => `${name} ${formatAmount(String(count), locale)}`);
  return html`${t('last')} ${went}${gone} · ${scored.join(', ')}`;
}

/** Points where the game counts them, units where it does not. */
function seatRow(seat: BoardSeat, locale: string, t: BoardTranslator): Html {
  const { name, total, reenganches } = seat;
  const dealer =
    seat.deals && html` <i title="${t('deals', { player: name })}">${t('dealerMark')}</i>`;
  const notes = [
    seat.won ? t('wins') : null,
    total !== null && seat.state !== 'in' ? t(seat.state) : null,
    reenganches > 0 ? t('again', { count: reenganches }) : null,
  ].filter((note) => note !== null);
  const said = notes.length > 0 && html` <small>${notes.join(' · ')}</small>`;
  return html`<tr class="${seat.state === 'in' ? '' : seat.state}"><th scope="row"><div><span>${name}</span>${dealer}${said}</div></th>${value(seat, locale)}</tr>
`;
}

function value({ total, net }: BoardSeat, locale: string): Html {
  if (total !== null) return html`<td>${formatAmount(String(total), locale)}</td>`;
  const units = formatAmount(net, locale, { signed: true });
  return html`<td class="${amountTone(units).replace('text-', '')}">${units}</td>`;
}
