import type { Counts } from '../faults/fault-counts.ts';
import type { FaultMessage } from '../faults/fault-messages.ts';
import type { RemoteStatus } from '../releases/remote-status.ts';
import type { Measured } from '../vitals/vital-counts.ts';

/** Remote with what this host has counted. */
export type ReportedRemote = RemoteStatus & {
  /** Faults of the last hour, by release. */
  faults: Record<string, Counts>;
  /** Faults in each five minutes of the last hour, oldest first. */
  history: readonly number[];
  /** Measurements of visits, by release. */
  vitals: Record<string, Measured>;
  /** Only for operators: any client may report any text. */
  messages?: readonly FaultMessage[];
};
