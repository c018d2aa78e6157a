import type { Fault } from '../contract/fault.ts';

const reported = new Set<string>();

/**
 * Reports to the host, once per document, how a release failed. The report contains nothing about the visitor or the
 * page.
 */
export function reportFault(remote: string, version: string, fault: Fault, basePath: string): void {
  const body = JSON.stringify({ remote, version, fault });
  if (reported.has(body)) return;
  reported.add(body);
  navigator.sendBeacon(`${basePath}/_faults`, new Blob([body], { type: 'application/json' }));
}
