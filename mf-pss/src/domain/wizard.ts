import { day, title } from '@portal/contract/endpoints/fields';
import { consentRules } from '@portal/contract/validators/consent';
import {
  courseContradiction,
  experienceContradiction,
  formationContradiction,
} from '@portal/contract/validators/curriculum';
import * as messages from '@portal/contract/validators/messages';
import { blankOr } from '@portal/contract/validators/text';
import { typedRules } from '@portal/selection-process/rules/applicant-form';
import * as z from 'zod/mini';
import { type Application, blankRows, type ListName, maximumRows, personFields } from './application.ts';

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

/** Returns the initial step: the one in the query, or else the draft's last step, of unknown shape. */
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

/** Context of the rules in addition to the form's values. */
export interface RuleContext {
  /** yyyy-mm-dd */
  today: string;
  /** Whether the list of cities is available; without it a city's name suffices (B 5). */
  citiesKnown: boolean;
}

/** Returns the values of one step's form. */
export function pickStep(step: Step, values: Application): Partial<Application> {
  const { educationalFormations, complementaryCourses, professionalExperiences, terms, policy, ...person } =
    values;
  switch (step) {
    case 1:
      return person;
    case 2:
      return { educationalFormations };
    case 3:
      return { complementaryCourses };
    case 4:
      return { professionalExperiences };
    case 5:
      return { terms, policy };
  }
}

const text = z.string();
const limitText = (max: number) => text.check(z.maxLength(max, messages.tooLong(max)));
const chosen = text.check(z.minLength(1, messages.required));
const anyCourse = title(messages.required);

type StepForm = z.ZodMiniType<Partial<Application>, Partial<Application>>;

/**
 * Returns the rules of one step's form, with their messages (B 5).
 * @param birthdate date with which the dates of the curriculum must agree
 * @param purpose adding a formation requires its course, advancing does not
 */
export function stepRules(
  step: Step,
  birthdate: string,
  { today, citiesKnown }: RuleContext,
  purpose: 'advance' | 'add' = 'advance',
): StepForm {
  const dates = { birthdate, today };
  switch (step) {
    case 1:
      return z.object(typedRules(personFields)) as StepForm;
    case 2:
      return listRules(
        'educationalFormations',
        {
          education_level_id: chosen,
          name: title(messages.required),
          course: purpose === 'add' ? anyCourse : blankOr(anyCourse),
          date_conclusion: day(),
        },
        (row) => formationContradiction(row, dates),
      );
    case 3:
      return listRules(
        'complementaryCourses',
        {
          course: title(messages.required),
          name: title(messages.required),
          workload: text.check(
            z.minLength(1, { error: messages.required, abort: true }),
            z.regex(/^0*[1-9]\d{0,4}$/, 'Informe a carga horária em horas inteiras, maior que zero'),
          ),
          situation: chosen,
          date_conclusion: day(),
          observation: limitText(2000),
        },
        ({ situation, date_conclusion }) =>
          courseContradiction({ situation: Number(situation), date_conclusion }, dates),
      );
    case 4:
      return listRules(
        'professionalExperiences',
        {
          name: title(messages.required, 50),
          job_title_name: title(messages.required),
          city_id: citiesKnown ? text.check(z.minLength(1, messages.cityRequired)) : text,
          city_name: text,
          start_date: day(),
          end_date: blankOr(day()),
          observation: limitText(2000).check(z.refine((lines) => lines.trim() !== '', messages.required)),
        },
        (row) => experienceContradiction(row, dates),
        // Without a list of cities, a name suffices.
        ({ city_id, city_name }) =>
          !citiesKnown && city_id === '' && city_name.trim() === ''
            ? { field: 'city_name', text: messages.cityRequired }
            : null,
      );
    case 5:
      return z.object(consentRules) as StepForm;
  }
}

/** Returns the rules of a step's rows; `contradictions` concern several fields of a row. */
const listRules = <List extends ListName>(
  list: List,
  fields: Record<keyof (typeof blankRows)[List], z.ZodMiniType<string, string>>,
  ...contradictions: ((row: (typeof blankRows)[List]) => { field: string; text: string } | null)[]
): StepForm =>
  z.object({ [list]: z.array(z.object(fields)) }).check(({ value, issues }) => {
    const rows = value[list] as unknown as (typeof blankRows)[List][];
    for (const [at, row] of rows.entries()) {
      for (const found of contradictions.map((find) => find(row)).filter((each) => each !== null)) {
        issues.push({ code: 'custom', path: [list, at, found.field], message: found.text, input: value });
      }
    }
  }) as unknown as StepForm;

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

/** Moves to a step (B 4, B 5): forwards at most to the first invalid step, with the reason; back without rules. */
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

/** Returns the toast of a rejected step (B 5): missing fields if there are any, or else the first error. */
export function getStepErrorMessage(refusals: readonly string[]): string {
  const isMissing = refusals.includes(messages.required) || refusals.includes(messages.cityRequired);
  return (isMissing ? null : refusals[0]) ?? messages.allFields;
}
