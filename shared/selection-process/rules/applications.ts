import type {
  MyPsgProcess,
  MyPssProcess,
  RegistrationProgress,
  RegistrationRef,
} from '@portal/contract/endpoints/registrations';
import { CANCELLED } from '@portal/contract/selection-process/statuses';

/** The candidate's application for a course (PSG) or a position (PSS). */
export interface Application {
  kind: 'psg' | 'pss';
  /** Stays the same when the list changes; a server may list one process several times. */
  key: string;
  processId: number | null;
  process: string;
  processStatus: number;
  offer: string;
  status: number | null;
  id: number | null;
  /** Number of the registration, as on its receipt, if the server reports it. */
  number: string | null;
  /** Current state and next steps, if the server reports them. */
  progress: RegistrationProgress | null;
  /** Null if the server omits the parameters of the path. */
  receiptPath: string | null;
  sheetPath: string | null;
}

export const isActive = ({ status }: Application): boolean => status !== CANCELLED;

export const readPsgApplications = (processes: readonly MyPsgProcess[]): Application[] =>
  processes.flatMap((process, processIndex) =>
    process.items.map(({ course_name, status, registrations: [registration] }, index) => ({
      ...readApplication('psg', process, registration, `${processIndex}-${index}`),
      offer: course_name,
      status,
      receiptPath: registration ? `/printing/${registration.id}` : null,
      sheetPath: registration ? `/ficha_psg/${registration.id}` : null,
    })),
  );

export const readPssApplications = (processes: readonly MyPssProcess[]): Application[] =>
  processes.flatMap((process, processIndex) =>
    process.items_pss.map(
      ({ job_title, status, jobs_title_id, pss_registrations: [registration] }, index) => ({
        ...readApplication('pss', process, registration, `${processIndex}-${index}`),
        offer: job_title.name,
        status,
        receiptPath: pssReceiptPath(process, jobs_title_id, registration),
        sheetPath: registration ? `/ficha/${registration.id}` : null,
      }),
    ),
  );

const readApplication = (
  kind: Application['kind'],
  process: { id: number | null; name: string; status: number },
  registration: RegistrationRef | undefined,
  place: string,
) => ({
  kind,
  key: `${kind}-${registration?.id ?? place}`,
  processId: process.id,
  process: process.name,
  processStatus: process.status,
  id: registration?.id ?? null,
  number: registration?.number ?? null,
  progress: registration?.progress ?? null,
});

/** The path includes the registration, because a person may have registered several times for a position. */
function pssReceiptPath(
  { person_id, id }: MyPssProcess,
  jobsTitleId: number | null,
  registration: RegistrationRef | undefined,
): string | null {
  if (person_id === null || jobsTitleId === null) return null;
  const path = `/pss-printing/${person_id}/${id}/${jobsTitleId}`;
  return registration ? `${path}?inscricao=${registration.id}` : path;
}
