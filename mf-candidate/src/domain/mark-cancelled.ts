import type { RegistrationProgress } from '@portal/contract/endpoints/my-processes';
import { CANCELLED } from '@portal/contract/selection-process/statuses';

interface Row {
  registrationId: number | null;
  status: number | null;
  progress: RegistrationProgress | null;
}

/**
 * Marks rows as cancelled that the server has just cancelled, because the updated list may arrive late or not at all.
 * @param ids ids of registrations
 */
export const markCancelled = <R extends Row>(rows: readonly R[], ids: ReadonlySet<number>): R[] =>
  rows.map((row) =>
    row.registrationId !== null && ids.has(row.registrationId)
      ? {
          ...row,
          status: CANCELLED,
          progress: row.progress && { ...row.progress, cancellable_until: null },
        }
      : row,
  );
