import type { RegistrationProgress } from '@portal/contract/endpoints/my-processes';
import { toTimestamp } from '@portal/contract/format/date';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import type { PsgRow, PssRow } from './application-rows.ts';

/** Candidate's application in either programme, as the list of next steps shows it. */
export interface Application {
  kind: 'psg' | 'pss';
  key: string;
  process: string;
  processStatus: number;
  /** Name of the course or position. */
  offer: string;
  status: number | null;
  id: number | null;
  number: string | null;
  receiptPath: string | null;
  sheetPath: string | null;
  progress: RegistrationProgress | null;
}

const fromPsgRow = ({ course, registrationId, ...row }: PsgRow): Application => ({
  ...row,
  kind: 'psg',
  key: `psg-${row.key}`,
  offer: course,
  id: registrationId,
  receiptPath: registrationId === null ? null : `/printing/${registrationId}`,
  sheetPath: registrationId === null ? null : `/ficha_psg/${registrationId}`,
});

const fromPssRow = ({ role, registrationId, ...row }: PssRow): Application => ({
  ...row,
  kind: 'pss',
  key: `pss-${row.key}`,
  offer: role,
  id: registrationId,
  sheetPath: registrationId === null ? null : `/ficha/${registrationId}`,
});

/** Returns all applications: active ones first, the newest at the top. */
export function applicationsOf(psg: readonly PsgRow[], pss: readonly PssRow[]): Application[] {
  const rank = ({ status, processStatus }: Application) =>
    (status === CANCELLED ? 2 : 0) + (processStatus > 2 ? 1 : 0);
  const newest = ({ progress }: Application) => toTimestamp(progress?.registered_at, 'start') ?? 0;
  return [...psg.map(fromPsgRow), ...pss.map(fromPssRow)].sort(
    (a, b) => rank(a) - rank(b) || newest(b) - newest(a),
  );
}
