import { describeChances } from '@portal/shared/format/chances';
import { REGISTERED } from '@portal/shared/selection-process/statuses';
import type { Application } from './application.ts';

/**
 * The chances of an application as a sentence; null once they are decided, where the server does not say how many there are in
 * reserve, and for positions, whose phases decide instead of the order of arrival.
 */
export function chancesOf({ kind, status, progress }: Pick<Application, 'kind' | 'status' | 'progress'>) {
  if (kind !== 'psg' || status !== REGISTERED || !progress || progress.reserve === null) return null;
  return describeChances({ ...progress, lastCalled: progress.last_called });
}
