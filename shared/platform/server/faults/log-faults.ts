import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { FaultEvent, Listener } from '../events/events.ts';

const HOUR_MS = 3_600_000;
/** Equal faults are logged once an hour. */
const MAX_LOGGED = 1_000;
const MAX_NETWORKS = 10_000;
/** Limits of the log: any client may report any text, and one network must not use up all lines. */
const MAX_LINES_PER_HOUR = 60;
const MAX_LINES_OF_NETWORK = 10;

interface Options {
  /** Returns positions in the sources for those in browser files. */
  resolveFrames: (event: FaultEvent) => Promise<readonly string[]>;
  report: (line: string) => void;
}

/** Logs the first of equal faults of a release, with positions in the sources, within limits. */
export function logFaults({ resolveFrames, report }: Options): Listener {
  const logged = new LRUCache<string, true>({ max: MAX_LOGGED, ttl: HOUR_MS });
  const lines = new RateLimiterMemory({ points: MAX_LINES_PER_HOUR, duration: HOUR_MS / 1_000 });
  const linesOfNetworks = new LRUCache<string, number>({
    max: MAX_NETWORKS,
    ttl: HOUR_MS,
    noUpdateTTL: true,
  });

  /** Returns whether a network may cause a line. Faults of the host itself cannot be forged. */
  function mayLog({ fault, network }: FaultEvent): boolean {
    if (fault === 'server') return true;
    const count = linesOfNetworks.get(network) ?? 0;
    linesOfNetworks.set(network, count + 1);
    return count < MAX_LINES_OF_NETWORK;
  }

  async function log(event: FaultEvent): Promise<void> {
    const { remote, version, fault, page, message } = event;
    const isWithinLimit = await lines.consume('all').then(
      () => true,
      () => false,
    );
    if (!isWithinLimit) return;
    const frames = await resolveFrames(event).catch(() => event.frames);
    const parts = [
      `${remote} ${version}: ${fault}`,
      page && `on ${page}`,
      message,
      ...frames.map((frame) => `at ${frame}`),
    ];
    report(parts.filter(Boolean).join(' | '));
  }

  return (event) => {
    if (event.kind !== 'fault-reported') return;
    const { remote, version, fault, message, frames } = event;
    const key = JSON.stringify([remote, version, fault, message, frames[0]]);
    if (logged.has(key) || !mayLog(event)) return;
    logged.set(key, true);
    void log(event);
  };
}
