/** A process takes registrations in states 1 and 2 and is over in 3 and 4 (A 4, B 4). */
export const isOpenProcess = (status: number): boolean => status === 1 || status === 2;

/** Column "Situação": the state of the process. */
export const processStateName = (status: number): string =>
  isOpenProcess(status) ? 'Em andamento' : 'Encerrado';

/** The state of a registration that nobody has decided on. */
export const REGISTERED = 1;

/** The state of a registration that its owner or the institution has cancelled. */
export const CANCELLED = 4;

const registrationStatuses = ['Inscrito', 'Classificado', 'Reserva', 'Cancelado'];

/** Column "Status": the state of a registration, 1–4, in words (B 2.7, B 4); empty when the server says none. */
export const registrationStatusName = (status: number | null): string =>
  registrationStatuses[(status ?? 0) - 1] ?? '';
