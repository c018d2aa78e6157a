import * as messages from '@portal/contract/validators/messages';
import type * as z from 'zod/mini';
import { type Application, blankRows, type ListName, maximumRows } from './application.ts';
import { type RuleContext, type Step, stepRules, steps } from './application-fields.ts';

/** State of the wizard: the current step and all values. */
export interface Wizard {
  step: Step;
  values: Application;
}

/** Reason of a rejected move, or of a rejected row. */
export type WizardError =
  /** The step has invalid fields; `issues` by path, such as `educationalFormations.0.name`. */
  { kind: 'incomplete'; issues: readonly Issue[] } | { kind: 'email-unchecked' } | { kind: 'too-many-rows' };

interface Issue {
  path: string;
  message: string;
}

export interface Transition {
  wizard: Wizard;
  refusal: WizardError | null;
}

/**
 * Moves to a step (B 4, B 5). A move forwards ends at the first invalid step, with the reason; a move back never
 * validates. Keeps everything typed.
 */
export function transition({ step, values }: Wizard, to: Step, context: RuleContext): Transition {
  if (to > step) {
    for (const passed of steps.filter((each) => each.step < to)) {
      const refusal = validateStep(passed.step, values, context);
      if (refusal) return { wizard: { step: passed.step, values }, refusal };
    }
  }
  return { wizard: { step: to, values }, refusal: null };
}

/** Returns why a step is invalid, or null. */
export function validateStep(step: Step, values: Application, context: RuleContext): WizardError | null {
  const issues = findIssues(stepRules(step, values.birthdate, context), values);
  if (issues.length > 0) return { kind: 'incomplete', issues };
  return step === 1 && !isEmailChecked(values) ? { kind: 'email-unchecked' } : null;
}

/** Returns whether the lookup has accepted the current e-mail (B 4). */
export const isEmailChecked = ({
  email,
  checkedEmail,
}: Pick<Application, 'email' | 'checkedEmail'>): boolean => email !== '' && email === checkedEmail;

const listSteps: Record<ListName, Step> = {
  educationalFormations: 2,
  complementaryCourses: 3,
  professionalExperiences: 4,
};

/** Returns a list with another empty row, or why it gets none (B 5). */
export function addRow(
  list: ListName,
  values: Application,
  context: RuleContext,
): { rows: Application[ListName] } | { refusal: WizardError } {
  const issues = findIssues(stepRules(listSteps[list], values.birthdate, context, 'add'), values);
  if (issues.length > 0) return { refusal: { kind: 'incomplete', issues } };
  if (values[list].length >= maximumRows) return { refusal: { kind: 'too-many-rows' } };
  return { rows: [...values[list], blankRows[list]] as Application[ListName] };
}

/** Returns the first error of each field. */
function findIssues(schema: z.ZodMiniType, values: Application): Issue[] {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const first = new Map(issues.map(({ path, message }) => [path.join('.'), message] as const).reverse());
  return [...first].map(([path, message]) => ({ path, message })).reverse();
}

/**
 * Returns the toast of a rejected step (B 5): missing fields if there are any, or else the first error.
 * @param refusals messages of the fields
 */
export function getStepErrorMessage(refusals: readonly string[]): string {
  const isMissing = refusals.includes(messages.required) || refusals.includes(messages.cityRequired);
  return (isMissing ? null : refusals[0]) ?? messages.allFields;
}
