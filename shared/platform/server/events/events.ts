import type { Fault } from '../../contract/fault.ts';
import type { Reason } from '../../contract/reasons.ts';

/** What happens to releases. The log, the figures and what a portal adds hear of it; nobody calls them otherwise. */
export type PlatformEvent =
  /** Pages are made of other releases from now on. `releases` is for people to read. */
  | { kind: 'release-in-force'; revision: string; releases: string }
  /** What is announced cannot be taken in. `message` may hold words of another server. */
  | { kind: 'announcement-refused'; remote: string; reason: Reason; message: string }
  /** What is announced can be taken in again. */
  | { kind: 'announcement-back'; remote: string }
  /** A stored release may not be mounted. */
  | { kind: 'release-refused'; remote: string; version: string; reason: Reason }
  /** A stored release was damaged on the disk. What could not be repaired is removed. */
  | { kind: 'release-damaged'; remote: string; version: string; isRepaired: boolean }
  | { kind: 'release-taken-back'; remote: string; from: string; to: string }
  /** A browser has reported that it could not use a release. */
  | { kind: 'fault-reported'; remote: string; version: string; fault: Fault };

export type Listener = (event: PlatformEvent) => void;

/** Tells each listener of an event, in their order. */
export const broadcast =
  (listeners: readonly Listener[]): Listener =>
  (event) => {
    for (const listener of listeners) listener(event);
  };
