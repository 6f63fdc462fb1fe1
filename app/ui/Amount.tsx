/** A written amount as the hero of its place; a gain or a loss by its sign first, by its colour second. */

export type AmountProps = {
  /** As `formatAmount` or `formatMoney` wrote it; signed where it is a gain or a loss. */
  text: string;
  /** `text` runs with the words around it, `row` stands in a row, `pot` fills a screen. */
  size?: 'text' | 'row' | 'pot';
  /** Ink alone: a pot, a price, an amount that nobody has won or lost. */
  plain?: boolean;
  className?: string;
};

const SIZES = {
  text: 'whitespace-nowrap font-bold',
  row: 'figures text-amount',
  pot: 'figures-pot',
};

/** Win or loss, read from the sign that stands before it. */
export function amountTone(text: string): 'text-win' | 'text-loss' | '' {
  if (text.startsWith('+')) return 'text-win';
  return text.startsWith('\u2212') ? 'text-loss' : '';
}

export function Amount({ text, size = 'text', plain = false, className = '' }: AmountProps) {
  return (
    <span className={`${SIZES[size]} ${plain ? '' : amountTone(text)} ${className}`}>{text}</span>
  );
}
