import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import pTimeout from 'p-timeout';

/** Timeout for requests in flight: a request may take twenty seconds to arrive. */
const CLOSE_TIMEOUT_MS = 25_000;

interface Options {
  /** Reports to the load balancer that this process is shutting down. */
  leave: () => void;
  /** Stops accepting requests and resolves once those in flight are answered. */
  close: () => Promise<void>;
  /** Milliseconds between the two, for the balancer to notice. */
  drainMs: number;
}

/**
 * Ends on SIGTERM or SIGINT: serves for `drainMs` or until a second signal, completes requests, exits with 1 if late.
 */
export async function shutDownOnSignal({ leave, close, drainMs }: Options): Promise<never> {
  const signal = () => Promise.race(['SIGTERM', 'SIGINT'].map((name) => once(process, name)));
  await signal();
  leave();
  await Promise.race([signal(), setTimeout(drainMs, undefined, { ref: false })]);
  const end = await pTimeout(close(), { milliseconds: CLOSE_TIMEOUT_MS, fallback: () => 'late' as const });
  if (end === 'late') process.stderr.write('The process did not close in time.\n');
  process.exit(end === 'late' ? 1 : 0);
}
