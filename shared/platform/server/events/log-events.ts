import { formatSecurityEvent, type SecurityEvent } from '@portal/server-kit/security-event';
import type { Listener } from './events.ts';

/** Logs events; those that may need an operator also as security events. */
export function logEvents(report: (line: string) => void, now: () => number = Date.now): Listener {
  const alert = (event: SecurityEvent) => report(formatSecurityEvent(event, now()));
  return (event) => {
    switch (event.kind) {
      case 'releases-activated':
        return report(`active releases: ${event.releases}`);
      case 'announcement-refused': {
        const { remote, reason, message } = event;
        report(`${remote}: ${reason.kind} (${message})`);
        // A server that is briefly unavailable needs no operator.
        if (reason.kind !== 'unreachable')
          alert({ security: 'release-refused', remote, version: null, reason: reason.kind });
        return;
      }
      case 'announcement-back':
        return report(`${event.remote}: back`);
      case 'release-refused': {
        const { remote, version, reason } = event;
        return alert({ security: 'release-refused', remote, version, reason: reason.kind });
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
  };
}
