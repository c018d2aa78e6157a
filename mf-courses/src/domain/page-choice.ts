/** What the address of a course's page holds: the class that is shown and the discount that is reckoned with. */
export type Choice = 'turma' | 'desconto';

/** The query of the same page with another choice; an empty one leaves no trace. */
export function withChoice(search: URLSearchParams, choice: Choice, value: string): string {
  const next = new URLSearchParams(search);
  if (value) next.set(choice, value);
  else next.delete(choice);
  return next.size > 0 ? `?${next}` : '';
}
