import { broadcast, type Listener } from './events/events.ts';
import { logEvents } from './events/log-events.ts';
import { createFaultCounts } from './faults/fault-counts.ts';
import { createFaultMessages } from './faults/fault-messages.ts';
import { createFrameResolver } from './faults/resolve-frames.ts';
import type { ReleaseStore } from './releases/store/release-store.ts';

interface Options {
  store: Pick<ReleaseStore, 'of'>;
  /** Folder of the source maps of the host's own files. */
  hostMaps: string;
  listeners: readonly Listener[];
  report: (line: string) => void;
}

/** Logs and counts the events of a host. */
export function createMonitoring({ store, hostMaps, listeners, report }: Options) {
  const faults = createFaultCounts();
  const messages = createFaultMessages({ resolveFrames: createFrameResolver({ store, hostMaps }), report });
  const emit = broadcast([logEvents(report), faults.count, messages.count, ...listeners]);
  return { faults, messages, emit };
}
