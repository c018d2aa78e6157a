import type {
  MyPsgProcess,
  MyPssProcess,
  RegistrationProgress,
} from '@portal/contract/endpoints/my-processes';
import { toTimestamp } from '@portal/contract/format/date';
import { CANCELLED } from '@portal/contract/selection-process/statuses';

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

/** Returns a key that stays the same when the list changes; a server may list one process several times. */
const keyOf = (registrationId: number | undefined, processIndex: number, index: number): string =>
  registrationId === undefined ? `${processIndex}-${index}` : String(registrationId);

/** Row of the table of PSG applications (B 2.6). */
export interface PsgRow {
  key: string;
  process: string;
  processStatus: number;
  course: string;
  status: number | null;
  registrationId: number | null;
  /** Number of the registration, as on its receipt, if the server reports it. */
  number: string | null;
  /** Current state and next steps, if the server reports them. */
  progress: RegistrationProgress | null;
}

/** Returns a row for each course applied for. */
export const psgRows = (processes: readonly MyPsgProcess[]): PsgRow[] =>
  processes.flatMap((process, processIndex) =>
    process.items.map((item, index) => ({
      key: keyOf(item.registrations[0]?.id, processIndex, index),
      process: process.name,
      processStatus: process.status,
      course: item.course_name,
      status: item.status,
      registrationId: item.registrations[0]?.id ?? null,
      number: item.registrations[0]?.number ?? null,
      progress: item.registrations[0]?.progress ?? null,
    })),
  );

/** Row of the table of PSS applications (B 2.6). */
export interface PssRow {
  key: string;
  process: string;
  processStatus: number;
  role: string;
  status: number | null;
  registrationId: number | null;
  /** Number of the registration, as on its receipt, if the server reports it. */
  number: string | null;
  /** Current state and next steps, if the server reports them. */
  progress: RegistrationProgress | null;
  /** Path of the receipt; null if the server omits its parameters. */
  receiptPath: string | null;
}

/** Returns a row for each position applied for. */
export const pssRows = (processes: readonly MyPssProcess[]): PssRow[] =>
  processes.flatMap((process, processIndex) =>
    process.items_pss.map((item, index) => ({
      key: keyOf(item.pss_registrations[0]?.id, processIndex, index),
      process: process.name,
      processStatus: process.status,
      role: item.job_title.name,
      status: item.status,
      registrationId: item.pss_registrations[0]?.id ?? null,
      number: item.pss_registrations[0]?.number ?? null,
      progress: item.pss_registrations[0]?.progress ?? null,
      receiptPath: pssReceiptPath(process, item),
    })),
  );

/** The path includes the registration, because a person may have registered several times for a position. */
function pssReceiptPath({ person_id, id }: MyPssProcess, item: MyPssProcess['items_pss'][number]) {
  if (person_id === null || item.jobs_title_id === null) return null;
  const path = `/pss-printing/${person_id}/${id}/${item.jobs_title_id}`;
  const registration = item.pss_registrations[0];
  return registration ? `${path}?inscricao=${registration.id}` : path;
}

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

/** Returns the mean of the phases' scores (`note`) with 2 decimals (B 9); null without scores. */
export function averageScore(notes: readonly (number | null)[]): string | null {
  const scores = notes.filter((note): note is number => note !== null);
  if (scores.length === 0) return null;
  const mean = scores.reduce((sum, note) => sum + note, 0) / scores.length;
  return mean.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
