import { describeChances } from '@portal/contract/format/chances';
import { REGISTERED } from '@portal/contract/selection-process/statuses';
import type { Application } from './application.ts';

/**
 * Describes the chances of an application; null if they are decided, if the server does not report the length of the
 * waitlist, and for positions, which phases decide instead of the order of arrival.
 */
export function chancesOf({ kind, status, progress }: Pick<Application, 'kind' | 'status' | 'progress'>) {
  if (kind !== 'psg' || status !== REGISTERED || !progress || progress.reserve === null) return null;
  return describeChances({ ...progress, lastCalled: progress.last_called });
}
