import * as messages from '@portal/contract/validators/messages';
import { belongsToOther } from '@portal/selection-process/rules/applicant-form';
import * as z from 'zod/mini';
import { type Application, blankRows, type ListName, maximumRows, minimumRows } from './application.ts';
import { applicationFields, type RuleContext, type Step, steps } from './application-fields.ts';

/** State of the wizard: the current step and all values. */
export interface Wizard {
  step: Step;
  values: Application;
}

/** Event of the wizard; `values` already contains what was typed into the current step. */
export type WizardEvent = Move | Change;

/** Change of the step. */
export type Move =
  | { kind: 'next' }
  | { kind: 'back' }
  /** Click on a header or an "Alterar" link, browser history, or reload. */
  | { kind: 'go'; to: Step }
  /** Submission validates every step. */
  | { kind: 'confirm' };

/** Change of the values other than typing. */
export type Change =
  | { kind: 'add'; list: ListName }
  | { kind: 'remove'; list: ListName; row: number }
  /** Result of the e-mail lookup; null if it is unused or the lookup failed. */
  | { kind: 'email-checked'; email: string; owner: { nif: string | null } | null };

/** Reason of a rejected event. */
export type WizardError =
  /** The step has invalid fields; `issues` by path, such as `educationalFormations.0.name`. */
  | { kind: 'incomplete'; issues: readonly Issue[] }
  | { kind: 'email-unchecked' }
  | { kind: 'email-taken' }
  | { kind: 'last-row' }
  | { kind: 'too-many-rows' };

interface Issue {
  path: string;
  message: string;
}

export interface Transition {
  wizard: Wizard;
  refusal: WizardError | null;
}

/**
 * Applies one event to the wizard (B 4, B 5). A move forwards ends at the first invalid step, with the reason; a move
 * back never validates. Keeps everything typed, except a removed row and another person's e-mail.
 */
export function transition(wizard: Wizard, event: WizardEvent, context: RuleContext): Transition {
  switch (event.kind) {
    case 'next':
      return go(wizard, clamp(wizard.step + 1), context);
    case 'back':
      return go(wizard, clamp(wizard.step - 1), context);
    case 'go':
      return go(wizard, event.to, context);
    case 'confirm':
      return go({ ...wizard, step: 1 }, 5, context);
    case 'add':
      return add(wizard, event.list, context);
    case 'remove':
      return remove(wizard, event.list, event.row);
    case 'email-checked':
      return checkEmail(wizard, event);
  }
}

/** Returns why a step is invalid, or null. */
export function validateStep(step: Step, values: Application, context: RuleContext): WizardError | null {
  const issues = findIssues(applicationFields(step, context), values);
  if (issues.length > 0) return { kind: 'incomplete', issues };
  return step === 1 && !isEmailChecked(values) ? { kind: 'email-unchecked' } : null;
}

/** Returns whether the lookup has accepted the current e-mail (B 4). */
export const isEmailChecked = ({
  email,
  checkedEmail,
}: Pick<Application, 'email' | 'checkedEmail'>): boolean => email !== '' && email === checkedEmail;

function go({ step, values }: Wizard, to: Step, context: RuleContext): Transition {
  if (to > step) {
    for (const passed of steps.filter((each) => each.step < to)) {
      const refusal = validateStep(passed.step, values, context);
      if (refusal) return { wizard: { step: passed.step, values }, refusal };
    }
  }
  return { wizard: { step: to, values }, refusal: null };
}

const listSteps: Record<ListName, Step> = {
  educationalFormations: 2,
  complementaryCourses: 3,
  professionalExperiences: 4,
};

function add(wizard: Wizard, list: ListName, context: RuleContext): Transition {
  const { values } = wizard;
  const issues = findIssues(applicationFields(listSteps[list], context, 'add'), values);
  if (issues.length > 0) return { wizard, refusal: { kind: 'incomplete', issues } };
  if (values[list].length >= maximumRows) return { wizard, refusal: { kind: 'too-many-rows' } };
  return changeValues(wizard, { [list]: [...values[list], blankRows[list]] });
}

function remove(wizard: Wizard, list: ListName, row: number): Transition {
  const rows = wizard.values[list];
  if (rows.length <= minimumRows[list]) return { wizard, refusal: { kind: 'last-row' } };
  return changeValues(wizard, { [list]: rows.filter((_, at) => at !== row) });
}

function checkEmail(
  wizard: Wizard,
  { email, owner }: Extract<WizardEvent, { kind: 'email-checked' }>,
): Transition {
  // The e-mail has changed since: the response is stale.
  if (wizard.values.email !== email) return { wizard, refusal: null };
  if (!belongsToOther(owner, wizard.values.nif)) return changeValues(wizard, { checkedEmail: email });
  return { ...changeValues(wizard, { email: '', checkedEmail: '' }), refusal: { kind: 'email-taken' } };
}

const changeValues = (wizard: Wizard, values: Partial<Application>): Transition => ({
  wizard: { ...wizard, values: { ...wizard.values, ...values } },
  refusal: null,
});

const clamp = (step: number): Step => Math.min(5, Math.max(1, step)) as Step;

/** Returns the first error of each field. */
function findIssues(schema: z.ZodMiniType<Application, Application>, values: Application): Issue[] {
  const issues = z.safeParse(schema, values).error?.issues ?? [];
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
