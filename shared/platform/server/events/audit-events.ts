import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import type { Listener } from './events.ts';

/** Appends releases that were held back to the log of changes, in which `portal releases` records those of operators. */
export function auditEvents(
  releasesDir: string,
  report: (line: string) => void,
  now: () => number = Date.now,
): Listener {
  return (event) => {
    if (event.kind !== 'release-held-back') return;
    const { remote, version, reason } = event;
    const line = {
      at: new Date(now()).toISOString(),
      by: 'portal',
      kind: 'hold-back',
      remote,
      version,
      reason,
    };
    appendFile(path.join(releasesDir, 'audit.jsonl'), `${JSON.stringify(line)}\n`, { mode: 0o600 }).catch(
      (error: unknown) => report(`audit.jsonl: ${errorText(error)}`),
    );
  };
}
