import { toTimestamp } from '@portal/contract/format/date';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import type { Application } from '@portal/selection-process/rules/applications';

/** Sorts applications: active ones first, the newest at the top. */
export function sortApplications(applications: readonly Application[]): Application[] {
  const rank = ({ status, processStatus }: Application) =>
    (status === CANCELLED ? 2 : 0) + (processStatus > 2 ? 1 : 0);
  const newest = ({ progress }: Application) => toTimestamp(progress?.registered_at, 'start') ?? 0;
  return [...applications].sort((a, b) => rank(a) - rank(b) || newest(b) - newest(a));
}

/**
 * Marks applications as cancelled that the server has just cancelled, because the updated list may arrive late or not
 * at all.
 * @param keys keys of applications
 */
export const markCancelled = (
  applications: readonly Application[],
  keys: ReadonlySet<string>,
): Application[] =>
  applications.map((application) =>
    keys.has(application.key)
      ? {
          ...application,
          status: CANCELLED,
          progress: application.progress && { ...application.progress, cancellable_until: null },
        }
      : application,
  );

/** Returns the mean of the phases' scores (`note`) with 2 decimals (B 9); null without scores. */
export function averageScore(notes: readonly (number | null)[]): string | null {
  const scores = notes.filter((note): note is number => note !== null);
  if (scores.length === 0) return null;
  const mean = scores.reduce((sum, note) => sum + note, 0) / scores.length;
  return mean.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
