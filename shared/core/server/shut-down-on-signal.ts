import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds for what is in hand at the end: a request may take twenty seconds to come. */
const CLOSE_TIMEOUT_MS = 25_000;

interface Options {
  /** Tells whoever sends requests that this process leaves. */
  leave: () => void;
  /** Takes no more requests, and resolves once those in hand are answered. */
  close: () => Promise<void>;
  /** Milliseconds between the two, for a balancer to notice. */
  drainMs: number;
}

/**
 * Ends the process on SIGTERM or SIGINT: it says that it leaves, and goes on answering for a while. Then, or on a second signal,
 * it takes no more, answers what it has, and ends; with 1 where that takes too long.
 */
export async function shutDownOnSignal({ leave, close, drainMs }: Options): Promise<never> {
  const signal = () => Promise.race(['SIGTERM', 'SIGINT'].map((name) => once(process, name)));
  await signal();
  leave();
  await Promise.race([signal(), setTimeout(drainMs, undefined, { ref: false })]);
  const late = setTimeout(CLOSE_TIMEOUT_MS, 'late' as const, { ref: false });
  const end = await Promise.race([close(), late]);
  if (end === 'late') process.stderr.write('The process did not close in time.\n');
  process.exit(end === 'late' ? 1 : 0);
}
