/** Steps of the wizard (B 2.5). */
export type Step = 1 | 2 | 3 | 4 | 5;

export const steps: readonly { step: Step; title: string }[] = [
  { step: 1, title: 'Dados Pessoais' },
  { step: 2, title: 'Formação Educacional' },
  { step: 3, title: 'Curso Complementar' },
  { step: 4, title: 'Experiência Profissional' },
  { step: 5, title: 'Confirmação' },
];

export const titleOf = (wanted: Step): string => steps.find(({ step }) => step === wanted)?.title ?? '';

/** Returns the step in a query, `?etapa=2`; defaults to the first. */
export const stepOf = (search: URLSearchParams): Step => parseStep(search) ?? 1;

/**
 * Returns the initial step: the one in the query, or else the draft's last step.
 * @param left draft's step, of unknown shape
 */
export const firstStep = (search: URLSearchParams, left: unknown): Step =>
  parseStep(search) ?? toStep(left) ?? 1;

const parseStep = (search: URLSearchParams): Step | undefined => toStep(Number(search.get('etapa')));

const toStep = (value: unknown): Step | undefined => steps.find(({ step }) => step === value)?.step;

/** Replaces the step in a query, beginning with `?`; omits the first step. */
export function withStep(search: URLSearchParams, step: Step): string {
  const query = new URLSearchParams(search);
  query.delete('etapa');
  if (step !== 1) query.set('etapa', String(step));
  return `?${query}`;
}
