/** Vacancies in words; nothing where the server does not say. */
export function vacanciesText(vacancies: number | null | undefined): string | undefined {
  if (vacancies === null || vacancies === undefined) return undefined;
  if (vacancies <= 0) return 'Vagas esgotadas';
  return vacancies === 1 ? 'Última vaga' : `${vacancies} vagas`;
}
