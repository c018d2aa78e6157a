import type { MyPsgProcess, MyPssProcess, RegistrationProgress } from '@portal/shared/contract/my-processes';

/** The same for a registration however the list changes; a server may list one process several times. */
const keyOf = (registrationId: number | undefined, processIndex: number, index: number): string =>
  registrationId === undefined ? `${processIndex}-${index}` : String(registrationId);

/** One line of the table of PSG applications (B 2.6). */
export interface PsgRow {
  key: string;
  process: string;
  processStatus: number;
  course: string;
  status: number | null;
  registrationId: number | null;
  /** The registration's number, as on its receipt; null where the server does not say. */
  number: string | null;
  /** Where it stands and what follows; null where the server does not say. */
  progress: RegistrationProgress | null;
}

/** One line for each course applied for. */
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

/** One line of the table of PSS applications (B 2.6). */
export interface PssRow {
  key: string;
  process: string;
  processStatus: number;
  role: string;
  status: number | null;
  registrationId: number | null;
  /** The registration's number, as on its receipt; null where the server does not say. */
  number: string | null;
  /** Where it stands and what follows; null where the server does not say. */
  progress: RegistrationProgress | null;
  /** Address of the receipt, or null when the server does not say what it is made of. */
  receiptPath: string | null;
}

/** One line for each position applied for. */
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

/** The person, the process and the position may have had several registrations, so the address says which. */
function pssReceiptPath({ person_id, id }: MyPssProcess, item: MyPssProcess['items_pss'][number]) {
  if (person_id === null || item.jobs_title_id === null) return null;
  const path = `/pss-printing/${person_id}/${id}/${item.jobs_title_id}`;
  const registration = item.pss_registrations[0];
  return registration ? `${path}?inscricao=${registration.id}` : path;
}
