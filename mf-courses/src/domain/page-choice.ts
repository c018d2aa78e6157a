import { queryString } from '@portal/shared/format/query-string';

/**
 * The query that keeps what was chosen on a course's page: the class that is shown (`turma`) and the discount that is
 * calculated with (`desconto`). Choices that were not made are left out.
 */
export function choiceQuery(choices: Iterable<readonly [string, unknown]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of choices) if (value) search.set(name, String(value));
  return queryString(search);
}
