// The signal that ends every open stream when the server is told to stop.

// Instrumentation and route handlers are bundled apart; what they share stands on globalThis.
const shared = globalThis as unknown as { lanturluShutdown?: AbortController };

function controller(): AbortController {
  shared.lanturluShutdown ??= new AbortController();
  return shared.lanturluShutdown;
}

/** Aborted once the process is to end: a stream that does not listen keeps it alive. */
export function shutdownSignal(): AbortSignal {
  return controller().signal;
}

export function shutDown(): void {
  controller().abort();
}
