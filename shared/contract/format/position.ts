/** Standing of a registration in the queue for an offer; null values are unknown. */
export interface Standing {
  /** Number in the order of arrival, printed on the receipt; never changes. */
  position: number;
  /** Place among those who are still registered, which decides; null for cancelled registrations. */
  current_position: number | null;
  /** Immediate vacancies. */
  vacancies: number | null;
}

/**
 * Formats the number and the place of a registration: "18ª de 25 vagas imediatas", in the reserve "27ª: 2ª da reserva
 * (25 vagas imediatas)", after cancellations "27ª; entre os inscritos hoje, 24ª de 25 vagas imediatas".
 */
export function formatPosition({ position, current_position: current, vacancies }: Standing): string {
  const place = current ?? position;
  const number = formatNumber({ position, current_position: current });
  if (vacancies === null) return `${number}${place}ª`;
  const places = vacancies === 1 ? '1 vaga imediata' : `${vacancies} vagas imediatas`;
  if (place <= vacancies) return `${number}${place}ª de ${places}`;
  // Others may have cancelled.
  if (current === null) return `${place}ª (${places})`;
  return `${number}${place}ª: ${place - vacancies}ª da reserva (${places})`;
}

/** Formats the number before a place that differs from it; else empty. */
export const formatNumber = ({ position, current_position }: Omit<Standing, 'vacancies'>): string =>
  current_position === null || current_position === position ? '' : `${position}ª; entre os inscritos hoje, `;

/** Returns a printout's row with the position; none if it is unknown. */
export const orderRows = ({
  position,
  ...rest
}: Omit<Standing, 'position'> & { position: number | null }): (readonly [term: string, value: string])[] =>
  position === null ? [] : [['Ordem de inscrição', formatPosition({ position, ...rest })]];

/** Standing with what decides about it; null values are unknown. */
export interface Place extends Standing {
  /** Further places of the reserve. */
  reserve: number | null;
  /** Last position called for the same course before. */
  lastCalled: number | null;
}

/**
 * Describes the chances, "19ª de 25: dentro das vagas; da última vez chamaram até a 19ª"; null if too much is unknown.
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
