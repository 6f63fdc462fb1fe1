/** The two typefaces: Fraunces for figures and headings, Hanken Grotesk for all else (`scripts/fonts.mjs`). */
import localFont from 'next/font/local';

// The fallbacks fitted to these faces stand in globals.css: next/font knows Arial and Times New Roman
// alone, which Android and Linux lack, and cannot measure a face without letters.

/** The pot's face; the only one preloaded, because a late pot would jump. */
const figures = localFont({
  src: './figures.woff2',
  variable: '--font-figures-face',
  weight: '560',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
});

const headings = localFont({
  src: './headings.woff2',
  variable: '--font-headings-face',
  weight: '560',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

const text = localFont({
  src: './text.woff2',
  variable: '--font-text-face',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Letters of names beyond Western Europe; fetched only where one is on the page. */
const extended = localFont({
  src: './text-extended.woff2',
  variable: '--font-extended-face',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E9E' },
  ],
});

const fractions = localFont({
  src: [
    { path: './fractions-500.woff2', weight: '400 599' },
    { path: './fractions-700.woff2', weight: '600 800' },
  ],
  variable: '--font-fractions-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+00B2-00B3,U+00B9,U+00BC-00BE,U+202F,U+2044,U+2070-2089,U+2150-215E',
    },
  ],
});

/** Class names for the `html` element; `globals.css` reads the custom properties they set. */
export const fonts = [figures, headings, text, extended, fractions]
  .map((font) => font.variable)
  .join(' ');
