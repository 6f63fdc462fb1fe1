/** How many decimal places money has: ISO 4217, of which only the exceptions are worth a table. */
import { type Amount, amount } from './amount';

const WITHOUT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR = 'CLF UYW';

const EXCEPTIONS: ReadonlyMap<string | null, number> = new Map([
  ...WITHOUT.split(' ').map((code) => [code, 0] as const),
  ...THREE.split(' ').map((code) => [code, 3] as const),
  ...FOUR.split(' ').map((code) => [code, 4] as const),
]);

/** Digits after the decimal point; 2 for everything ordinary, and where no currency is named. */
export function currencyDigits(currency: string | null): number {
  return EXCEPTIONS.get(currency) ?? 2;
}

/** Money as minor units, exactly: 1/3 of a euro is 100/3 cents. */
export function inMinorUnits(money: Amount, currency: string | null): Amount {
  return money.mul(amount(`${10n ** BigInt(currencyDigits(currency))}`));
}
