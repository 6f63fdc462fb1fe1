// A connection's line to the database, which breaks in an order that the driver can bear.
import { Socket } from 'node:net';

/** As the driver names a server: several hosts, of which the first is taken, or a path. */
export interface Line {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path: string | false;
}

export interface Owner {
  /** Settled once no transaction runs any more that may still speak into the broken line. */
  transactionsOver(): Promise<unknown>;
  /** The line stood and broke without our ending it. */
  broke(): void;
}

const CONNECT_MS = 5_000;
/** Longer than any transaction thinks between two words. */
const SILENCE_MS = 2_000;

/**
 * The driver forgets its socket when it closes. A transaction that goes on then, if only to roll back,
 * makes it write into nothing, an error that nobody can catch; or it speaks on a line that was opened
 * anew for somebody else, outside of any transaction, and is believed. So a broken line reports its
 * error at once and at every word, and says that it is closed only when all transactions are over.
 * One whose statement was just being described says no word any more: the driver would first have to hear
 * that the server is ready. It is given up after a silence.
 */
export class PatientSocket extends Socket {
  private broken: Error | null = null;
  private stood = false;
  private ending = false;

  constructor(private readonly owner: Owner) {
    super();
    // Node replaces the method itself while a socket connects and when the other side hangs up.
    Object.defineProperty(this, 'write', { get: () => this.say, set() {} });
  }

  /** @returns it in any case: also a line that does not come about must fail in the driver's hands. */
  static async open({ host, port, path }: Line, owner: Owner): Promise<PatientSocket> {
    const socket = new PatientSocket(owner);
    await new Promise<void>((settled) => {
      const timer = setTimeout(() => socket.destroy(lost('ETIMEDOUT')), CONNECT_MS);
      socket.settled = () => {
        clearTimeout(timer);
        settled();
      };
      if (path) socket.connect(path);
      else socket.connect(port[0] ?? 5432, host[0] ?? 'localhost');
    });
    return socket;
  }

  private settled = () => {};

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === 'connect') {
      this.stood = true;
      this.settled();
    }
    if (event !== 'error' && event !== 'close') return super.emit(event, ...args);
    const [error] = args;
    if (this.ending) return event === 'close' && super.emit('close', false);
    if (this.broken === null) this.breakOff(error instanceof Error ? error : lost());
    return true;
  }

  private say(chunk: string | Uint8Array, ...rest: unknown[]): boolean {
    if (this.broken === null) return super.write(chunk, ...(rest as [BufferEncoding?]));
    setImmediate(() => this.refuse());
    return true;
  }

  override end(...args: unknown[]): this {
    // The driver says goodbye; Node ends without a word when the other side has hung up.
    if (args.length > 0 && this.broken === null) this.ending = true;
    return super.end(...(args as Parameters<Socket['end']>));
  }

  private breakOff(error: Error): void {
    this.broken = error;
    if (!this.stood) {
      // The driver has not seen it yet; it fails at its first word.
      this.settled();
      return;
    }
    this.owner.broke();
    this.tell(error);
    const over = Promise.race([this.owner.transactionsOver(), this.silence()]);
    void over.then(() => setImmediate(() => super.emit('close', false)));
  }

  private heard: () => unknown = () => {};

  private silence(): Promise<void> {
    return new Promise((settled) => {
      const timer = setTimeout(settled, SILENCE_MS).unref();
      this.heard = () => timer.refresh();
    });
  }

  private refuse(): void {
    this.heard();
    this.tell(this.broken ?? lost());
    if (!this.stood) super.emit('close', true);
  }

  private tell(error: Error): void {
    if (this.listenerCount('error') > 0) super.emit('error', error);
  }
}

function lost(code = 'CONNECTION_CLOSED'): Error {
  return Object.assign(new Error('the connection to the database is lost'), { code });
}
