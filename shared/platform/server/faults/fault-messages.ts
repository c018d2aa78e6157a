import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Fault } from '../../contract/fault.ts';
import { releaseKey } from '../../contract/names.ts';
import type { FaultEvent, Listener } from '../events/events.ts';

const HOUR_MS = 3_600_000;
const MAX_RELEASES = 50;
/** Maximum number of messages of one release: any client may report any text. */
const MAX_MESSAGES = 20;
const MAX_PAGES = 5;
const MAX_NETWORKS = 10_000;
const MAX_LOG_LINES_PER_HOUR = 60;
/** Maximum of new messages of one network, which must neither evict those of others nor use up the log. */
const MAX_NEW_PER_HOUR = 10;

/** Equal faults of one release within the last hour. */
export interface FaultMessage {
  version: string;
  fault: Fault;
  message: string | null;
  /** Positions in the sources where known, otherwise in the built files; innermost first. */
  frames: readonly string[];
  /** Patterns of the first pages with it. */
  pages: readonly string[];
  times: number;
}

export interface FaultMessages {
  count: Listener;
  /** Returns the messages of a remote's releases, most frequent first. */
  of(remote: string): FaultMessage[];
}

interface Options {
  /** Returns positions in the sources for those in browser files. */
  resolveFrames: (event: FaultEvent) => Promise<readonly string[]>;
  report: (line: string) => void;
}

/** Groups equal faults in this process's memory, for an hour. The first of each group is logged, within a limit. */
export function createFaultMessages({ resolveFrames, report }: Options): FaultMessages {
  const releases = new LRUCache<string, LRUCache<string, FaultMessage>>({ max: MAX_RELEASES });
  const logLines = new RateLimiterMemory({ points: MAX_LOG_LINES_PER_HOUR, duration: HOUR_MS / 1_000 });

  const newByNetwork = new LRUCache<string, number>({ max: MAX_NETWORKS, ttl: HOUR_MS, noUpdateTTL: true });

  /** Returns whether a network may add a message. Those of the host itself cannot be forged. */
  function mayAdd({ fault, network }: FaultEvent): boolean {
    if (fault === 'server') return true;
    const added = newByNetwork.get(network) ?? 0;
    newByNetwork.set(network, added + 1);
    return added < MAX_NEW_PER_HOUR;
  }

  function messagesOf(key: string): LRUCache<string, FaultMessage> {
    const known = releases.get(key) ?? new LRUCache({ max: MAX_MESSAGES, ttl: HOUR_MS });
    releases.set(key, known);
    return known;
  }

  async function describe(event: FaultEvent, add: (frames: readonly string[]) => void): Promise<void> {
    const frames = await resolveFrames(event).catch(() => event.frames);
    add(frames);
    const { remote, version, fault, page, message } = event;
    await logLines.consume('all').then(
      () =>
        report(
          [
            `${remote} ${version}: ${fault}`,
            page && `on ${page}`,
            message,
            ...frames.map((frame) => `at ${frame}`),
          ]
            .filter(Boolean)
            .join(' | '),
        ),
      () => {},
    );
  }

  return {
    count(event) {
      if (event.kind !== 'fault-reported') return;
      const { remote: name, version, fault, page, message, frames } = event;
      const messages = messagesOf(releaseKey({ name, version }));
      const key = JSON.stringify([fault, message, frames[0]]);
      const known = messages.get(key);
      if (!known && !mayAdd(event)) return;
      const pages = [...new Set([...(known?.pages ?? []), ...(page === null ? [] : [page])])].slice(
        0,
        MAX_PAGES,
      );
      const group = {
        version,
        fault,
        message,
        pages,
        frames: known?.frames ?? frames,
        times: (known?.times ?? 0) + 1,
      };
      messages.set(key, group);
      if (!known)
        void describe(event, (resolved) => {
          const current = messages.get(key);
          if (current) messages.set(key, { ...current, frames: resolved });
        });
    },
    of: (remote) =>
      [...releases.entries()]
        .filter(([key]) => key.startsWith(`${remote}@`))
        .flatMap(([, messages]) => [...messages.values()])
        .toSorted((one, other) => other.times - one.times),
  };
}
