/** What is known of a place in the order of arrival; null where the server does not say. */
export interface Place {
  position: number;
  /** The immediate vacancies. */
  vacancies: number | null;
  /** Places of the reserve beyond them. */
  reserve: number | null;
  /** The last position that was called for the same course before. */
  lastCalled: number | null;
}

/**
 * The chances of a place as a sentence, "19ª de 25: dentro das vagas; da última vez chamaram até a 19ª"; null where the number of
 * vacancies is not known.
 */
export function describeChances({ position, vacancies, reserve, lastCalled }: Place): string | null {
  if (vacancies === null) return null;
  const chances = position <= vacancies ? 'dentro das vagas' : describeReserve(position - vacancies, reserve);
  const last = lastCalled === null ? '' : `; da última vez chamaram até a ${lastCalled}ª`;
  return `${position}ª de ${vacancies}: ${chances}${last}`;
}

function describeReserve(place: number, reserve: number | null): string {
  if (reserve === null) return `${place}ª depois das vagas`;
  return place <= reserve ? `${place}ª de ${reserve} na reserva` : 'além das vagas e da reserva';
}
