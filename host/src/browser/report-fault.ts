import type { Fault } from '../app/fault.ts';

const reported = new Set<string>();

/** Tells the host, once in each document, how a release failed here. It says nothing of the visitor or the page. */
export function reportFault(remote: string, version: string, fault: Fault): void {
  const body = JSON.stringify({ remote, version, fault });
  if (reported.has(body)) return;
  reported.add(body);
  navigator.sendBeacon('/senac-portal/_faults', new Blob([body], { type: 'application/json' }));
}
