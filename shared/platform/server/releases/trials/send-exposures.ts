import { randomUUID } from 'node:crypto';
import type { ReportedExposure } from './exposures.ts';

const SEND_TIMEOUT_MS = 2_000;

/** Creates a function that sends this host's networks to the keeper if they have changed. Never rejects. */
export function createExposureSender(keeper: string, list: () => ReportedExposure[]): () => Promise<void> {
  const host = randomUUID();
  let last = JSON.stringify({ host, exposures: [] });
  return async () => {
    const body = JSON.stringify({ host, exposures: list() });
    if (body === last) return;
    try {
      const response = await fetch(`${keeper}/exposures`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) last = body;
    } catch {
      // An unreachable keeper gets them with the next refresh.
    }
  };
}
