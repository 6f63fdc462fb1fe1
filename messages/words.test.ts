/** One word for each thing in each language, as GLOSSARY.md has it: words that would be a second one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/app/i18n/locales';

interface Messages {
  readonly [key: string]: string | Messages;
}

function messagesOf(locale: Locale): Messages {
  return JSON.parse(readFileSync(new URL(`${locale}.json`, import.meta.url), 'utf8'));
}

function sentences(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key}: ${value}`]
      : sentences(value, `${prefix}${key}.`),
  );
}

/** What is never said, and what is said instead. Keys and placeholders are not words. */
const NEVER: Readonly<Record<Locale, readonly (readonly [RegExp, instead: string])[]>> = {
  en: [
    [/\bthe widow\b|\bspare hand\b/i, 'the miss'],
    [/\brebuy\b|\bbuy(?:s|ing)? back\b/i, 're-enter'],
    [/\bhand(?:s)? (?:was|were) played\b/i, 'round'],
  ],
  de: [
    [/\b(?:der|den|dem|einen|keinen) Miss\b/, 'die Miss'],
    [/\bwieder einsteig|\bwieder einzusteig|\bReenganche/i, 'sich wieder einkaufen'],
    [/\bstechen\b|\bübersteche/i, 'höher spielen, trumpfen'],
    [/\bTopf\b|\bKasse\b/, 'Pot'],
    [/\bKartengeber|\bausteil/i, 'Geber, geben'],
    [/\bRaise|\bgehen alle mit\b|\bmitgeht\b/, 'dabei sein'],
    [/\bMelde?ung\b|\bFolge\b|\bSatz\b/, 'Figur'],
  ],
  es: [
    [/\bmiss\b/i, 'el muerto'],
    [
      /\bquien reparte\b|\breparte\b|\brepartió\b|\brepartier|\brepartir las cartas\b/i,
      'el que da',
    ],
    [/\brecompra|\breingres/i, 'reenganche'],
    [/\bronda\b|\brondas\b/i, 'mano'],
    [/\bbote\b|\bpote\b/i, 'pozo'],
    [/\bcerró con\b|\bquien cierra\b/i, 'cortar'],
    [/\bentrada del registro\b|\bregistro\b/i, 'anotación'],
    [/\bescala\b|\bcorrida\b/i, 'escalera'],
  ],
  pt: [
    [/\bmiss\b/i, 'o morto'],
    [/reengan/i, 'reentrada, reentrar'],
    [/\blançamento/i, 'anotação'],
    [/\bbaza|\btruque/i, 'vaza'],
    [/\bbater a vaza\b/i, 'jogar uma mais alta'],
    [/\btodos vão\b|\bque vai com\b/i, 'jogar'],
    [/\bpozo\b|\bbolo\b/i, 'pote'],
    [/\bcoringa/i, 'curinga'],
    [/\bmanos\b|\bronda\b/i, 'rodada'],
  ],
};

/** Words of which at least one sentence has to make use, so that the list speaks of something. */
const SAID: Readonly<Record<Locale, readonly string[]>> = {
  en: ['the miss', 're-enter', 'looed', 'trick'],
  de: ['die Miss', 'wieder einkaufen', 'verteidigen', 'Stich', 'Schluss macht', 'schließen'],
  es: ['el muerto', 'reengancharse', 'defender', 'baza', 'el que da', 'corte'],
  pt: ['o morto', 'reentrar', 'defender', 'vaza', 'quem dá as cartas', 'bate', 'fechar'],
};

describe.each(LOCALES)('in %s', (locale) => {
  const all = sentences(messagesOf(locale));

  test('no second word stands for the same thing', () => {
    const drifted = NEVER[locale].flatMap(([word, instead]) =>
      all
        .filter((one) => word.test(one.slice(one.indexOf(': ') + 2).replaceAll(/\{\w+\}/g, '')))
        .map((one) => `${one} (say: ${instead})`),
    );
    expect(drifted).toEqual([]);
  });

  test('problems, screens and house rules each use the words of the glossary', () => {
    for (const word of SAID[locale]) {
      expect(
        all.filter((one) => one.includes(word)),
        word,
      ).not.toEqual([]);
    }
    const glossary = readFileSync(new URL('GLOSSARY.md', import.meta.url), 'utf8');
    for (const [, instead] of NEVER[locale]) {
      const [first = ''] = instead.split(', ');
      if (locale !== 'en')
        expect(glossary, first).toContain(first.replace(/^el que |^die |^el |^o /, ''));
    }
  });
});
