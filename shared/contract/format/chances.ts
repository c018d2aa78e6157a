import { formatNumber, type Standing } from './position.ts';

/** Standing with what decides about it; null values are unknown. */
export interface Place extends Standing {
  /** Further places of the reserve. */
  reserve: number | null;
  /** Last position called for the same course before. */
  lastCalled: number | null;
}

/**
 * Describes the chances of a registration, "19ª de 25: dentro das vagas; da última vez chamaram até a 19ª"; null
 * if the vacancies are unknown, or the place is, and cancellations may decide.
 */
export function describeChances({ reserve, lastCalled, ...standing }: Place): string | null {
  const { position, current_position: current, vacancies } = standing;
  const place = current ?? position;
  if (vacancies === null || (current === null && place > vacancies)) return null;
  const chances = place <= vacancies ? 'dentro das vagas' : describeReserve(place - vacancies, reserve);
  const last = lastCalled === null ? '' : `; da última vez chamaram até a ${lastCalled}ª`;
  return `${formatNumber(standing)}${place}ª de ${vacancies}: ${chances}${last}`;
}

function describeReserve(place: number, reserve: number | null): string {
  if (reserve === null) return `${place}ª depois das vagas`;
  return place <= reserve ? `${place}ª de ${reserve} na reserva` : 'além das vagas e da reserva';
}
