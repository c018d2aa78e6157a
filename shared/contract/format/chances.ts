/** Position in the order of arrival; null values are unknown. */
export interface Place {
  position: number;
  /** Immediate vacancies. */
  vacancies: number | null;
  /** Further places of the reserve. */
  reserve: number | null;
  /** Last position called for the same course before. */
  lastCalled: number | null;
}

/**
 * Describes the chances of a position, "19ª de 25: dentro das vagas; da última vez chamaram até a 19ª"; null
 * if the vacancies are unknown.
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
