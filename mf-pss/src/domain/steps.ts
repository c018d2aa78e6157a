/** The wizard's steps (B 2.5). */
export type Step = 1 | 2 | 3 | 4 | 5;

export const steps: readonly { step: Step; title: string }[] = [
  { step: 1, title: 'Dados Pessoais' },
  { step: 2, title: 'Formação Educacional' },
  { step: 3, title: 'Curso Complementar' },
  { step: 4, title: 'Experiência Profissional' },
  { step: 5, title: 'Confirmação' },
];

export const titleOf = (wanted: Step): string => steps.find(({ step }) => step === wanted)?.title ?? '';

/** The step that an address names, `?etapa=2`; the first where it names none. */
export function stepOf(search: URLSearchParams): Step {
  const named = Number(search.get('etapa'));
  return steps.find(({ step }) => step === named)?.step ?? 1;
}

/** An address's query with a step in place of another, beginning with `?`; the first step goes unsaid. */
export function withStep(search: URLSearchParams, step: Step): string {
  const query = new URLSearchParams(search);
  query.delete('etapa');
  if (step !== 1) query.set('etapa', String(step));
  return `?${query}`;
}
