/** An HTML template that escapes whatever is put into it, except what it has made itself. */

export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | null | false | readonly Piece[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(textOf).join('');
  return String(piece).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
}

export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(
    texts.reduce((all, text, index) => all + textOf(pieces[index - 1] ?? null) + text),
  );
}
