// How far a long work has come, on one line of a terminal that is looked at; elsewhere nothing.

export interface ProgressLine {
  readonly show: (what: string, count: number) => void;
  readonly end: () => void;
}

export function progressLine(): ProgressLine {
  const seen = process.stderr.isTTY;
  let open = false;
  return {
    show(what, count) {
      if (!seen) return;
      open = true;
      process.stderr.write(`\r\u001b[K${what}: ${count}`);
    },
    end() {
      if (open) process.stderr.write('\r\u001b[K');
      open = false;
    },
  };
}
