import type {
  MyPsgProcess,
  MyPssProcess,
  RegistrationProgress,
} from '@portal/contract/endpoints/my-processes';

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
