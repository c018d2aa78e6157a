/** States of open processes; 3 and 4 are closed (A 4, B 4). */
export const OPEN_STATUSES = [1, 2];

export const isOpenProcess = (status: number): boolean => OPEN_STATUSES.includes(status);

/** State of visible offers; all others are hidden (A 4, B 4). */
export const VISIBLE = 1;

/** Returns whether the portal shows an offer; servers may send no state. */
export const isVisibleOffer = ({ status }: { status: number | null }): boolean =>
  status === null || status === VISIBLE;

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

/** Returns the text of "already registered" (A 8, B 8) for a "curso" or "cargo", in API and dialog. */
export const alreadyRegistered = (offer: string): string =>
  `Você já realizou inscrição em um ${offer} deste processo seletivo!`;
