/** How a button looks, whether it acts (`Button`) or leads somewhere (`ButtonLink`). */

/** `primary`: the one thing to do here; `quiet`: anything else; `danger`: what cannot be undone. */
export type ButtonKind = 'primary' | 'quiet' | 'danger';
/** `medium` is 48 px high, `large` 58 px, for the thumb at a table. */
export type ButtonSize = 'medium' | 'large';

export type ButtonLook = {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Takes the whole width. */
  full?: boolean;
};

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent text-accent-ink border-transparent',
  quiet: 'bg-chip text-ink border-transparent contrast-more:border-edge',
  danger: 'bg-paper text-loss border-loss',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-12 px-4 text-base',
  large: 'min-h-[58px] px-5 text-lg',
};

export function buttonClass({ kind = 'quiet', size = 'medium', full = false }: ButtonLook): string {
  return [
    'inline-flex items-center justify-center gap-2 rounded-card border py-2 text-center font-bold',
    'select-none transition-transform duration-75 active:scale-[0.985]',
    'disabled:cursor-not-allowed disabled:border-dashed disabled:border-edge disabled:bg-transparent disabled:text-soft',
    KINDS[kind],
    SIZES[size],
    full ? 'w-full' : '',
  ].join(' ');
}
