import { Counter, type Registry } from 'prom-client';
import type { Listener } from '../events/events.ts';

/** Counts refused releases and what browsers report of releases. */
export function countEvents(registry: Registry): Listener {
  const registers = [registry];
  const refused = new Counter({
    name: 'release_refused_total',
    help: 'Releases that were not taken in or not mounted, by reason',
    labelNames: ['remote', 'reason'],
    registers,
  });
  const faults = new Counter({
    name: 'release_faults_total',
    help: 'Reports of browsers that could not use a release, by kind of fault',
    labelNames: ['remote', 'fault'],
    registers,
  });
  return (event) => {
    if (event.kind === 'release-refused' || event.kind === 'announcement-refused')
      refused.inc({ remote: event.remote, reason: event.reason.kind });
    if (event.kind === 'fault-reported') faults.inc({ remote: event.remote, fault: event.fault });
  };
}
