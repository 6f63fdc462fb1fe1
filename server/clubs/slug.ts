// A club's place in addresses, `/c/<slug>`, made of its name.

const LONGEST = 40;
/** `/c/new` is the page that makes a club. */
const RESERVED = ['new'];

/** Letters that Unicode does not take apart into a base and a mark. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ð: 'd',
    þ: 'th',
    đ: 'd',
    ł: 'l',
    ı: 'i',
    ħ: 'h',
  }),
);

/** The name in lower case Latin letters, digits and hyphens; `club` where none of it can be written so. */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => SPELLED.get(letter) ?? ' ')
    .replace(/['’]/g, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST);
  return slug.replace(/^-+|-+$/g, '') || 'club';
}

/** What to try one after the other: `loo-club`, `loo-club-2`, … without end. */
export function* slugsFor(name: string): Generator<string> {
  const base = slugOf(name);
  if (!RESERVED.includes(base)) yield base;
  for (let number = 2; ; number += 1) yield `${base}-${number}`;
}
