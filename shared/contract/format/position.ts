/**
 * Formats a position in the order of arrival: "18ª de 25 vagas imediatas", in the reserve "27ª: 2ª da reserva
 * (25 vagas imediatas)".
 * @param vacancies the immediate ones; null if unknown
 */
export function formatPosition(position: number, vacancies: number | null): string {
  if (vacancies === null) return `${position}ª`;
  const places = vacancies === 1 ? '1 vaga imediata' : `${vacancies} vagas imediatas`;
  return position <= vacancies
    ? `${position}ª de ${places}`
    : `${position}ª: ${position - vacancies}ª da reserva (${places})`;
}

/** Returns a printout's row with the position; none if it is unknown. */
export const orderRows = ({
  position,
  vacancies,
}: {
  position: number | null;
  vacancies: number | null;
}): (readonly [term: string, value: string])[] =>
  position === null ? [] : [['Ordem de inscrição', formatPosition(position, vacancies)]];
