import { formatSecurityEvent, type SecurityEvent } from '@portal/server-kit/security-event';
import type { Fault } from '../../contract/fault.ts';
import type { Reason } from '../../contract/reasons.ts';

/** Events of releases, for the log, the metrics and listeners of a portal. */
export type PlatformEvent =
  /** Pages use other releases from now on. `releases` is readable text. */
  | { kind: 'releases-activated'; revision: string; releases: string }
  /** An announced release cannot be published. `message` may contain text of another server. */
  | { kind: 'announcement-rejected'; remote: string; reason: Reason; message: string }
  /** Announced releases can be published again. */
  | { kind: 'announcement-back'; remote: string }
  /** A stored release must not become active. */
  | { kind: 'release-rejected'; remote: string; version: string; reason: Reason }
  /** A stored release was damaged on disk. If it could not be repaired, it is removed. */
  | { kind: 'release-damaged'; remote: string; version: string; isRepaired: boolean }
  | { kind: 'release-rolled-back'; remote: string; from: string; to: string }
  | FaultEvent;

/** A release failed in a browser, which reported it, or while the host rendered a page. */
export interface FaultEvent {
  kind: 'fault-reported';
  remote: string;
  version: string;
  fault: Fault;
  /** Pattern of the page's path; null if it is unknown. */
  page: string | null;
  /** Without values; null if there is none. */
  message: string | null;
  /** Positions in browser files, such as `remotes/mf-a/web/main.js:1:234`, innermost first. */
  frames: readonly string[];
}

export type Listener = (event: PlatformEvent) => void;

/** Passes each event to all listeners, in their order. */
export const broadcast =
  (listeners: readonly Listener[]): Listener =>
  (event) => {
    for (const listener of listeners) listener(event);
  };

/** Logs an event; if it may need an operator, also as a security event. @param prefix of the lines */
export function logEvent(event: PlatformEvent, prefix = '') {
  const report = (line: string) => console.warn(prefix + line);
  const alert = (security: SecurityEvent) => report(formatSecurityEvent(security, Date.now()));
  switch (event.kind) {
    case 'releases-activated':
      return report(`active releases: ${event.releases}`);
    case 'announcement-rejected': {
      const { remote, reason, message } = event;
      report(`${remote}: ${reason.kind} (${message})`);
      // A server that is briefly unavailable needs no operator.
      if (reason.kind !== 'unreachable')
        alert({ security: 'release-rejected', remote, version: null, reason: reason.kind });
      return;
    }
    case 'announcement-back':
      return report(`${event.remote}: back`);
    case 'release-rejected': {
      const { remote, version, reason } = event;
      return alert({ security: 'release-rejected', remote, version, reason: reason.kind });
    }
    case 'release-damaged': {
      const { remote, version, isRepaired } = event;
      return report(
        `${remote}: the stored release ${version} was damaged and is ${isRepaired ? 'repaired' : 'removed'}`,
      );
    }
    case 'release-rolled-back': {
      const { remote, from, to } = event;
      return alert({ security: 'release-rolled-back', remote, from, to });
    }
  }
}
