/**
 * JSON as the document needs it read. `JSON.parse` takes the last of two equal keys, rounds long
 * integers, and does not say where a fault lies; none of that may happen to a record of payments.
 */
import { type DocumentFault, type DocumentFaultCode, type FaultParams, pointerOf } from './fault';
import { MAX_DEPTH } from './limits';

/** Integers beyond 2⁵³ come as bigint, everything else as `JSON.parse` would give it. */
export type Json =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

class Unreadable extends Error {
  constructor(readonly fault: DocumentFault) {
    super(fault.code);
  }
}

/** Reads one JSON text. Equal keys in one object, `__proto__`, and very deep nesting are faults. */
export function parseJson(text: string): { value: Json } | { fault: DocumentFault } {
  try {
    return { value: new Reader(text).document() };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const SPACE = /[ \t\n\r]*/y;
const WORDS = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

class Reader {
  private position = 0;
  private readonly path: (string | number)[] = [];

  constructor(private readonly text: string) {}

  document(): Json {
    const value = this.value();
    this.skipSpace();
    if (this.position < this.text.length) throw this.syntax();
    return value;
  }

  private value(): Json {
    this.skipSpace();
    switch (this.text[this.position]) {
      case '{':
        return this.object();
      case '[':
        return this.array();
      case '"':
        return this.string();
      default:
        return this.wordOrNumber();
    }
  }

  private object(): Json {
    this.open();
    const object: { [key: string]: Json } = {};
    if (this.closes('}')) return object;
    do {
      this.skipSpace();
      if (this.text[this.position] !== '"') throw this.syntax();
      const key = this.string();
      this.path.push(key);
      // Ids begin with a letter or digit, so this key can only be mischief.
      if (key === '__proto__') throw this.fault('unknown-key', { key });
      if (Object.hasOwn(object, key)) throw this.fault('duplicate-key', { key });
      this.expect(':');
      object[key] = this.value();
      this.path.pop();
    } while (this.another('}'));
    return object;
  }

  private array(): Json {
    this.open();
    const array: Json[] = [];
    if (this.closes(']')) return array;
    do {
      this.path.push(array.length);
      array.push(this.value());
      this.path.pop();
    } while (this.another(']'));
    return array;
  }

  /** Up to the first quote that no backslash takes away; what is between is JSON's own business. */
  private string(): string {
    let end = this.position;
    do end = this.text.indexOf('"', end + 1);
    while (end !== -1 && this.isEscaped(end));
    if (end === -1) throw this.syntax();
    try {
      const value: string = JSON.parse(this.text.slice(this.position, end + 1));
      this.position = end + 1;
      return value;
    } catch {
      throw this.syntax();
    }
  }

  private isEscaped(position: number): boolean {
    let first = position;
    while (this.text[first - 1] === '\\') first--;
    return (position - first) % 2 === 1;
  }

  private wordOrNumber(): Json {
    for (const [word, value] of WORDS) {
      if (this.text.startsWith(word, this.position)) {
        this.position += word.length;
        return value;
      }
    }
    return this.number();
  }

  private number(): number | bigint {
    const raw = this.match(NUMBER);
    if (raw === null) throw this.syntax();
    const value = Number(raw);
    if (/^-?[0-9]+$/.test(raw)) {
      if (raw.length > MAX_INTEGER_LENGTH) throw this.fault('too-large', {});
      // Zero has no sign here: −0 would be neither equal to 0 nor different from it.
      return Number.isSafeInteger(value) ? value + 0 : BigInt(raw);
    }
    if (!Number.isFinite(value)) throw this.fault('too-large', {});
    return value + 0;
  }

  private open(): void {
    if (this.path.length >= MAX_DEPTH) throw this.fault('too-deep', { most: MAX_DEPTH });
    this.position++;
  }

  private closes(bracket: string): boolean {
    this.skipSpace();
    if (this.text[this.position] !== bracket) return false;
    this.position++;
    return true;
  }

  private another(bracket: string): boolean {
    if (this.closes(bracket)) return false;
    this.expect(',');
    return true;
  }

  private expect(character: string): void {
    this.skipSpace();
    if (this.text[this.position] !== character) throw this.syntax();
    this.position++;
  }

  private skipSpace(): void {
    this.match(SPACE);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.position += found.length;
    return found;
  }

  private syntax(): Unreadable {
    const before = this.text.slice(0, this.position);
    const line = before.split('\n').length;
    const column = this.position - before.lastIndexOf('\n');
    return this.fault('syntax', { line, column });
  }

  private fault(code: DocumentFaultCode, params: FaultParams): Unreadable {
    return new Unreadable({ pointer: pointerOf(this.path), code, params });
  }
}

/** Longer integers are not even looked at: what an amount may have is decided in the engine. */
const MAX_INTEGER_LENGTH = 10_000;
