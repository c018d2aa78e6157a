import { queryString } from '@portal/shared/format/query-string';

/** Builds the query of a course page from the selected class (`turma`) and discount (`desconto`), without empty ones. */
export function choiceQuery(choices: Iterable<readonly [string, unknown]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of choices) if (value) search.set(name, String(value));
  return queryString(search);
}
