/** The languages Lanturlu speaks. */

export const LOCALES = ['en', 'de', 'es', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';
export const LOCALE_COOKIE = 'locale';

/** Each language's own name, so that who cannot read the page finds his. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  pt: 'Português',
};

/** The language of a tag such as `es-AR`, or null where we do not speak it. */
export function toLocale(tag: string | null | undefined): Locale | null {
  const language = (tag ?? '').slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? null;
}

/** The first language of an Accept-Language header that we speak, by its weights. */
export function acceptedLocale(header: string | null): Locale | null {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(/;\s*q=/);
    return { locale: toLocale(tag), weight: weight === undefined ? 1 : Number(weight) };
  });
  return wishes.sort((a, b) => b.weight - a.weight).find(({ locale }) => locale)?.locale ?? null;
}
