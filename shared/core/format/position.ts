/**
 * A place in the order of arrival: "18 de 25 vagas imediatas", or "27 (25 vagas imediatas)" beyond them.
 *
 * @param vacancies the immediate ones; null where the server does not say
 */
export function formatPosition(position: number, vacancies: number | null): string {
  if (vacancies === null) return String(position);
  const places = vacancies === 1 ? '1 vaga imediata' : `${vacancies} vagas imediatas`;
  return position <= vacancies ? `${position} de ${places}` : `${position} (${places})`;
}

/** A paper's line for the place in the order of arrival; none where the server does not say. */
export const orderRows = ({
  position,
  vacancies,
}: {
  position: number | null;
  vacancies: number | null;
}): (readonly [term: string, value: string])[] =>
  position === null ? [] : [['Ordem de inscrição', formatPosition(position, vacancies)]];
