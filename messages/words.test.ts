/** One word for each thing in each language, as GLOSSARY.md decides: no message says a second one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/app/i18n/locales';

interface Messages {
  readonly [key: string]: string | Messages;
}

interface Word {
  readonly say: string;
  /** What has been said for it, or could be. */
  readonly never: RegExp;
}

const WORDS: Readonly<Record<Locale, readonly Word[]>> = {
  en: [
    { say: 'miss', never: /\bwidow\b/i },
    { say: 're-enter', never: /\brebuy|\bbuy(?:s|ing)? (?:back )?in\b/i },
    { say: 'pot', never: /\bkitty\b|\bpool\b/i },
    { say: 'figure', never: /\bmeld\b/i },
  ],
  de: [
    { say: 'die Miss', never: /\b(?:den|dem|einen|keinen) Miss\b/ },
    { say: 'wieder einkaufen', never: /\bwieder einsteig|\bwieder einzusteig|\breenganche/i },
    { say: 'höher spielen', never: /\bkonnte aber stechen\b|überstech/i },
    { say: 'ist dabei', never: /\bgeh(?:t|en) (?:alle )?mit\b|\bmitgeh/i },
    { say: 'Pot', never: /\bTopf\b|\bKasse\b/ },
    { say: 'Geber', never: /\bKartengeber|\bausteil|\bausgeteilt/i },
    { say: 'Runde', never: /\bDurchgang|\bSpielrunde/i },
  ],
  es: [
    { say: 'el muerto', never: /\bmiss\b/i },
    {
      say: 'el que da',
      never: /qui[eé]n reparte|repart(?:ió|ieron) |puede repartir|primero reparte/i,
    },
    { say: 'reengancharse', never: /\brecompra|\breingres|\breentra/i },
    { say: 'mano', never: /\brondas?\b/i },
    { say: 'pozo', never: /\bbote\b|\bpote\b/i },
    { say: 'corta', never: /\bcerró con\b|\bcierra con\b/i },
    { say: 'anotación', never: /\bregistros?\b|\blanzamiento/i },
  ],
  pt: [
    { say: 'o morto', never: /\bmiss\b/i },
    { say: 'reentrar', never: /reengan/i },
    { say: 'anotação', never: /\blançamento/i },
    { say: 'jogar uma mais alta', never: /\bbater a vaza\b/i },
    { say: 'joga', never: /\btodos vão\b|\bvai com a própria\b/i },
    { say: 'vaza', never: /\bbazas?\b|\btruques?\b/i },
    { say: 'pote', never: /\bpozo\b|\bbolo\b/i },
    { say: 'curinga', never: /\bcoringa/i },
    { say: 'rodada', never: /\bronda\b/i },
  ],
};

function messagesOf(locale: Locale): [key: string, message: string][] {
  const leaves = (messages: Messages, prefix: string): [string, string][] =>
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
    );
  const text = readFileSync(new URL(`${locale}.json`, import.meta.url), 'utf8');
  return leaves(JSON.parse(text), '');
}

const GLOSSARY = readFileSync(new URL('GLOSSARY.md', import.meta.url), 'utf8');

describe.each(LOCALES)('in %s', (locale) => {
  const messages = messagesOf(locale);

  test.each(WORDS[locale])('$say is said, and no second word for it', ({ say, never }) => {
    expect(messages.filter(([, message]) => never.test(message))).toEqual([]);
    expect(messages.some(([, message]) => message.includes(say))).toBe(true);
    expect(GLOSSARY).toContain(say);
  });
});
