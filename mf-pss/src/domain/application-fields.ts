import { day, title } from '@portal/contract/endpoints/fields';
import { mapFields } from '@portal/contract/selection-process/registration-field';
import { blankOr } from '@portal/contract/validators/blank-or';
import { consentRules } from '@portal/contract/validators/consent';
import {
  courseContradiction,
  experienceContradiction,
  formationContradiction,
} from '@portal/contract/validators/curriculum';
import * as messages from '@portal/contract/validators/messages';
import { typedRules } from '@portal/selection-process/rules/applicant-form';
import * as z from 'zod/mini';
import { type Application, personFields } from './application.ts';

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

/** Context of the rules in addition to the form's values. */
export interface RuleContext {
  /** yyyy-mm-dd */
  today: string;
  /** Whether the list of cities is available; without it a city's name suffices (B 5). */
  citiesKnown: boolean;
}

const text = z.string();
const limitText = (max: number) => text.check(z.maxLength(max, messages.tooLong(max)));
const chosen = text.check(z.minLength(1, messages.required));

const anyFormation = { education_level_id: text, name: text, course: text, date_conclusion: text };
const formation = {
  education_level_id: chosen,
  name: title(messages.required),
  date_conclusion: day(),
};

const anyCourse = {
  course: text,
  name: text,
  workload: text,
  situation: text,
  date_conclusion: text,
  observation: text,
};
const course = {
  course: title(messages.required),
  name: title(messages.required),
  workload: text.check(
    z.minLength(1, { error: messages.required, abort: true }),
    z.regex(/^0*[1-9]\d{0,4}$/, 'Informe a carga horária em horas inteiras, maior que zero'),
  ),
  situation: chosen,
  date_conclusion: day(),
  observation: limitText(2000),
};

const anyExperience = {
  name: text,
  job_title_name: text,
  city_id: text,
  city_name: text,
  start_date: text,
  end_date: text,
  observation: text,
};
const experience = {
  name: title(messages.required, 50),
  job_title_name: title(messages.required),
  start_date: day(),
  end_date: blankOr(day()),
  observation: limitText(2000).check(z.refine((lines) => lines.trim() !== '', messages.required)),
};

/**
 * Returns the wizard's rules for one step, with their messages (B 5); other steps accept anything.
 * @param purpose adding a formation requires its course, advancing does not
 */
export function applicationFields(
  step: Step,
  { today, citiesKnown }: RuleContext,
  purpose: 'advance' | 'add' = 'advance',
): z.ZodMiniType<Application, Application> {
  const person = typedRules(personFields);
  const anyPerson = mapFields(personFields, () => text);
  const courseRule = title(messages.required);
  const city = citiesKnown
    ? { city_id: text.check(z.minLength(1, messages.cityRequired)), city_name: text }
    : {};
  const fields = z.object({
    ...(step === 1 ? person : anyPerson),
    checkedEmail: text,
    sharedEmail: text,
    educationalFormations: z.array(
      z.object({
        ...anyFormation,
        ...(step === 2 && { ...formation, course: purpose === 'add' ? courseRule : blankOr(courseRule) }),
      }),
    ),
    complementaryCourses: z.array(z.object({ ...anyCourse, ...(step === 3 && course) })),
    professionalExperiences: z.array(
      z.object({ ...anyExperience, ...(step === 4 && { ...experience, ...city }) }),
    ),
    ...(step === 5 ? consentRules : { terms: z.boolean(), policy: z.boolean() }),
  });
  return fields.check(({ value, issues }) => {
    for (const { path, message } of findContradictions(step, value, { today, citiesKnown })) {
      issues.push({ code: 'custom', path, message, input: value });
    }
  });
}

/** Checks rules across fields: dates against each other, and a city by its name while there is no list. */
function findContradictions(step: Step, values: Application, { today, citiesKnown }: RuleContext) {
  const dates = { birthdate: values.birthdate, today };
  const issues: { path: (string | number)[]; message: string }[] = [];
  const say = (list: string, row: number, found: { field: string; text: string } | null) => {
    if (found) issues.push({ path: [list, row, found.field], message: found.text });
  };
  if (step === 2) {
    values.educationalFormations.forEach((row, at) => {
      say('educationalFormations', at, formationContradiction(row, dates));
    });
  }
  if (step === 3) {
    values.complementaryCourses.forEach(({ situation, date_conclusion }, at) => {
      const found = courseContradiction({ situation: Number(situation), date_conclusion }, dates);
      say('complementaryCourses', at, found);
    });
  }
  if (step === 4) {
    values.professionalExperiences.forEach((row, at) => {
      say('professionalExperiences', at, experienceContradiction(row, dates));
      if (!citiesKnown && row.city_id === '' && row.city_name.trim() === '') {
        say('professionalExperiences', at, { field: 'city_name', text: messages.cityRequired });
      }
    });
  }
  return issues;
}
