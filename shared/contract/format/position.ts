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
