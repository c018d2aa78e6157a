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
export const stepOf = (search: URLSearchParams): Step => namedStep(search) ?? 1;

/**
 * The step to open first: the one that the address names, else the one at which the draft was left.
 *
 * @param left what the draft says, of any shape
 */
export const firstStep = (search: URLSearchParams, left: unknown): Step =>
  namedStep(search) ?? asStep(left) ?? 1;

const namedStep = (search: URLSearchParams): Step | undefined => asStep(Number(search.get('etapa')));

const asStep = (value: unknown): Step | undefined => steps.find(({ step }) => step === value)?.step;

/** An address's query with a step in place of another, beginning with `?`; the first step goes unsaid. */
export function withStep(search: URLSearchParams, step: Step): string {
  const query = new URLSearchParams(search);
  query.delete('etapa');
  if (step !== 1) query.set('etapa', String(step));
  return `?${query}`;
}
