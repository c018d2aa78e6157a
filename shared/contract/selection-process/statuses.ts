/** Returns whether a process is open (states 1 and 2) or closed (3 and 4) (A 4, B 4). */
export const isOpenProcess = (status: number): boolean => status === 1 || status === 2;

/** Column "Situação": state of the process. */
export const processStateName = (status: number): string =>
  isOpenProcess(status) ? 'Em andamento' : 'Encerrado';

/** State of an undecided registration. */
export const REGISTERED = 1;

/** State of a registration cancelled by the applicant or the institution. */
export const CANCELLED = 4;

const registrationStatuses = ['Inscrito', 'Classificado', 'Reserva', 'Cancelado'];

/** Column "Status": formats the state of a registration, 1–4 (B 2.7, B 4); empty without one. */
export const registrationStatusName = (status: number | null): string =>
  registrationStatuses[(status ?? 0) - 1] ?? '';
