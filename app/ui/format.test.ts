/** Amounts, money and dates as they are read in four languages. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatDate, formatMoney } from './format';

/** Narrow (`_`) and no-break (`~`) spaces, made visible. */
const seen = (text: string) => text.replaceAll('\u202f', '_').replaceAll('\u00a0', '~');

describe('an amount of units', () => {
  it.each([
    ['0', '0'],
    ['80', '80'],
    ['-3', '−3'],
    ['7/3', '2_⅓'],
    ['-28/3', '−9_⅓'],
    ['1/2', '½'],
    ['-2/3', '−⅔'],
    ['12/5', '2_⅖'],
    ['61/27', '2_⁷⁄₂₇'],
    ['1/100', '¹⁄₁₀₀'],
    ['4/8', '½'],
    ['6/3', '2'],
  ])('%s is written %s', (exact, text) => {
    for (const locale of ['en', 'de', 'es', 'pt'])
      expect(seen(formatAmount(exact, locale))).toBe(text);
  });

  it.each([
    ['3/5', '+⅗'],
    ['6', '+6'],
    ['-6', '−6'],
    ['0', '0'],
    ['-0', '0'],
  ])('%s, where it is a gain or a loss, is written %s', (exact, text) => {
    expect(formatAmount(exact, 'en', { signed: true })).toBe(text);
  });

  it.each([
    ['en', '1,234,567_⅓'],
    ['de', '1.234.567_⅓'],
    ['es', '1.234.567_⅓'],
    ['pt', '1.234.567_⅓'],
    ['fr', '1,234,567_⅓'],
  ])('is grouped as in %s', (locale, text) => {
    expect(seen(formatAmount('3703702/3', locale))).toBe(text);
  });

  it('keeps every digit of an amount that no float could hold', () => {
    expect(formatAmount('-123456789012345678901', 'en')).toBe('−123,456,789,012,345,678,901');
  });

  it.each(['', '1.5', '+3', '1/0', ' 3', '1e3', '--1'])('refuses %j', (text) => {
    expect(() => formatAmount(text, 'en')).toThrow(RangeError);
  });

  it('can be read back exactly, whatever it is', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 400n }), (numerator, denominator) => {
        const [whole, part] = split(formatAmount(`${numerator}/${denominator}`, 'en'));
        expect((whole * part.bottom + part.top) * denominator).toBe(
          (numerator < 0n ? -numerator : numerator) * part.bottom,
        );
      }),
    );
  });
});

/** Reads the size of a written amount back. */
function split(text: string): [bigint, { top: bigint; bottom: bigint }] {
  const [, whole, rest = ''] = /^[−]?([\d,]*)\u202f?(.*)$/.exec(text) ?? [];
  const [top = '0', bottom = '1'] = rest ? rest.normalize('NFKC').split('\u2044') : [];
  return [
    BigInt((whole || '0').replaceAll(',', '')),
    { top: BigInt(top || '0'), bottom: BigInt(bottom) },
  ];
}

describe('money', () => {
  it.each([
    ['240', 'EUR', 'en', '€2.40'],
    ['240', 'EUR', 'de', '2,40~€'],
    ['240', 'EUR', 'es', '€~2,40'],
    ['240', 'EUR', 'pt', '€~2,40'],
    ['-5', 'EUR', 'en', '−€0.05'],
    ['-5', 'EUR', 'de', '−0,05~€'],
    ['-150000', 'ARS', 'es', '−$~1.500,00'],
    ['150000', 'ARS', 'en', 'ARS~1,500.00'],
    ['990', 'BRL', 'pt', 'R$~9,90'],
    ['990', 'USD', 'es', 'US$~9,90'],
    ['990', 'USD', 'en', '$9.90'],
    ['1500', 'CLP', 'es', '$~1.500'],
    ['1500', 'PYG', 'es', '₲~1.500'],
    ['1500', 'KWD', 'en', 'KWD~1.500'],
    ['250', 'CHF', 'de', '2,50~CHF'],
    ['250', null, 'de', '2,50'],
    ['0', 'EUR', 'en', '€0.00'],
    ['123456789012345678901', 'EUR', 'en', '€1,234,567,890,123,456,789.01'],
  ])('%s minor units of %s in %s are written %s', (minor, currency, locale, text) => {
    expect(seen(formatMoney(minor, currency, locale))).toBe(text);
    expect(seen(formatMoney(BigInt(minor), currency, locale))).toBe(text);
  });

  it('has a plus before a gain where it is asked for, and none before nothing', () => {
    expect(formatMoney(280n, 'EUR', 'en', { signed: true })).toBe('+€2.80');
    expect(formatMoney(-280n, 'EUR', 'en', { signed: true })).toBe('−€2.80');
    expect(formatMoney(0n, 'EUR', 'en', { signed: true })).toBe('€0.00');
  });

  it('is refused where it is no integer', () => {
    expect(() => formatMoney('2.4', 'EUR', 'en')).toThrow(RangeError);
  });
});

describe('the date of a night', () => {
  it.each([
    ['en', 'Thursday 26~November 2026'],
    ['de', 'Donnerstag 26.~November 2026'],
    ['es', 'jueves 26~de~noviembre de 2026'],
    ['pt', 'quinta-feira 26~de~novembro de 2026'],
  ])('is written out in %s, its day never torn from its month', (locale, text) => {
    // Whether a comma follows the weekday differs between the ICU of Node's versions.
    expect(seen(formatDate('2026-11-26', locale)).replace(',', '')).toBe(text);
  });

  it('can leave out the weekday and the year', () => {
    expect(seen(formatDate('2026-11-26', 'de', { weekday: false, year: false }))).toBe(
      '26.~November',
    );
  });

  it.each(['2026-02-30', '26.11.2026', ''])('is refused when it is %j', (text) => {
    expect(() => formatDate(text, 'en')).toThrow(RangeError);
  });
});
