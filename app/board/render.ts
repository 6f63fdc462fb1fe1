/** The board as HTML: the page once, and the fragment in it each time something changes. */
import { amountTone } from '@/app/ui/Amount';
import { formatAmount, formatDate } from '@/app/ui/format';
import type { BoardRound, BoardSeat, BoardView } from '@/server/board/view';
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

export async function renderFragment(view: BoardView): Promise<string> {
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
  const { match, locale } = view;
  if (match === null) return html`<p class="calm">${t('noMatch')}</p>`;
  const { next, last, seats } = match;
  const pot = formatAmount(next?.pot ?? match.pot, locale);
  return html`<section class="pot" aria-live="polite">
<h1>${next ? t(next.kind) : t('pot')}</h1>
<p class="figure ${pot.length > 5 ? 'longest' : pot.length > 3 ? 'long' : ''}">${pot}</p>
<p class="turn">${
    next
      ? html`${t('round', { round: next.round })} · <b>${t('deals', { player: next.dealer })}</b>`
      : t('over')
  }</p>
${last && html`<p class="last">${lastRound(last, t)}</p>`}
</section>
<table class="${seats.length > 8 ? 'many' : seats.length < 7 ? 'few' : ''}"><caption>${t('standings')}</caption>
<tbody>
${seats.map((seat) => seatRow(seat, locale, t))}
</tbody></table>`;
}

function lastRound({ tricks, looed, taker }: BoardRound, t: BoardTranslator): Html {
  if (taker !== null) return html`${t('last')} ${t('taken', { player: taker })}`;
  if (tricks.length === 0) return html`${t('last')} ${t('carried')}`;
  const won = tricks.map(({ name, count }) => t('won', { player: name, count })).join(', ');
  const lost =
    looed.length > 0 && html`, <b class="loss">${t('looed', { players: looed.join(', ') })}</b>`;
  return html`${t('last')} ${won}${lost}`;
}

function seatRow(seat: BoardSeat, locale: string, t: BoardTranslator): Html {
  const net = formatAmount(seat.net, locale, { signed: true });
  const tone = amountTone(net).replace('text-', '');
  const dealer =
    seat.deals && html` <i title="${t('deals', { player: seat.name })}">${t('dealerMark')}</i>`;
  return html`<tr class="${seat.here ? '' : 'left'}"><th scope="row">${seat.name}${dealer}</th><td class="${tone}">${net}</td></tr>
`;
}
