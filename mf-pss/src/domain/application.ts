import { mergeDraft } from '@portal/client/draft/draft-record';
import type { Curriculum } from '@portal/contract/endpoints/curriculum';
import { fold } from '@portal/contract/format/text';
import { courseSituations, formationLevels } from '@portal/contract/selection-process/coded-values';
import type { TypedValues } from '@portal/contract/selection-process/registration-field';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import type { Consent } from '@portal/contract/validators/consent';
import { applicantBody, blankApplicant } from '@portal/selection-process/rules/applicant-form';
import type { Identification } from '@portal/selection-process/rules/identification';
import type { RegistrationOffer } from '@portal/selection-process/rules/process';

/** Fields of the first step. */
export const personFields = registrationFields.pss;

/** Empty rows of the steps 2 to 4 by their names in the contract (B 3): dates are yyyy-mm-dd, choices are codes. */
export const blankRows = {
  educationalFormations: { education_level_id: '', name: '', course: '', date_conclusion: '' },
  complementaryCourses: {
    course: '',
    name: '',
    workload: '',
    situation: '',
    date_conclusion: '',
    observation: '',
  },
  professionalExperiences: {
    name: '',
    job_title_name: '',
    city_id: '',
    /** City typed without a list to choose from; never sent. */
    city_name: '',
    start_date: '',
    end_date: '',
    observation: '',
  },
};
export type ListName = keyof typeof blankRows;
type CurriculumRows = { [List in ListName]: (typeof blankRows)[List][] };

/** Values of the wizard (B 2.5). */
export interface Application extends TypedValues<typeof personFields>, Consent, CurriculumRows {
  /** E-mail accepted by the lookup; never sent. */
  checkedEmail: string;
  /** E-mail confirmed as the family's; never sent. */
  sharedEmail: string;
}

/** Returns an empty wizard: each step shows its first row. */
export const blankApplication = (identified: Identification): Application => ({
  ...blankApplicant(personFields, identified),
  checkedEmail: '',
  sharedEmail: '',
  educationalFormations: [blankRows.educationalFormations],
  complementaryCourses: [blankRows.complementaryCourses],
  professionalExperiences: [blankRows.professionalExperiences],
  terms: false,
  policy: false,
});

/** Minimum rows of a list (B 5): applicants without courses or experience have none. */
export const minimumRows: Record<ListName, number> = {
  educationalFormations: 1,
  complementaryCourses: 0,
  professionalExperiences: 0,
};

/** Maximum rows that the server accepts. */
export const maximumRows = 30;

/** Codes of the contract with their names (B 3). */
export const educationLevels = toNumberedOptions(formationLevels);
export const situations = toNumberedOptions(courseSituations);

function toNumberedOptions(names: readonly string[]) {
  return names.map((label, index) => ({ value: String(index + 1), label }));
}

type Option = { value: string; label: string };

/** Returns the name of a code; '' for an invalid one. */
export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';

/** Fixed course of the first level (B 5). */
export const elementary = { level: '1', course: formationLevels[0] } as const;

/** Returns the course after a change of the level: fixed for level 1, otherwise without the fixed one (B 5). */
export function courseOfLevel(level: string, course: string): string {
  if (level === elementary.level) return elementary.course;
  return course === elementary.course ? '' : course;
}

/** Restores the wizard from a draft of unknown shape; invalid values start empty (B 4). */
export function restoreApplication(blank: Application, kept: Readonly<Record<string, unknown>>): Application {
  const restored = mergeDraft(blank, kept);
  for (const list of Object.keys(blankRows) as ListName[]) {
    const rows = (restored[list] as unknown[]).flatMap((row) =>
      typeof row === 'object' && row !== null
        ? [mergeDraft<object>(blankRows[list], row as Record<string, unknown>)]
        : [],
    );
    Object.assign(restored, { [list]: rows.length < minimumRows[list] ? blank[list] : rows });
  }
  return restored;
}

/** Selects typed cities from the list: by "Macapá - AP", or by an unambiguous name. Others stay unselected. */
export function resolveCities(application: Application, options: readonly Option[]): Application {
  const professionalExperiences = application.professionalExperiences.map((row) => {
    if (row.city_id !== '') return row;
    const wanted = normalise(row.city_name);
    const exact = options.filter(({ label }) => normalise(label) === wanted);
    const found = exact.length > 0 ? exact : options.filter(({ label }) => getName(label) === wanted);
    return found.length === 1 && found[0] ? { ...row, city_id: found[0].value } : row;
  });
  return { ...application, professionalExperiences };
}

/** Treats commas, hyphens and slashes between city and state alike. */
const normalise = (text: string): string =>
  fold(text)
    .replace(/[\s,/–-]+/g, ' ')
    .trim();

const getName = (label: string): string => normalise(label.replace(/ - [A-Z]{2}$/, ''));

type Lists = Pick<Application, ListName>;

/** Returns the rows of an earlier application for the wizard. */
export function rowsOf(curriculum: Curriculum): Lists {
  const read = <List extends ListName>(list: List) =>
    curriculum[list].map((row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(Object.keys(blankRows[list]).map((name) => [name, String(row[name] ?? '')])),
    ) as CurriculumRows[List];
  return {
    educationalFormations: read('educationalFormations'),
    complementaryCourses: read('complementaryCourses'),
    professionalExperiences: read('professionalExperiences'),
  };
}

/** Returns whether a list has only its first row, which is empty. */
export const isBlankList = (rows: readonly object[]): boolean =>
  rows.length === 1 && Object.values(rows[0] ?? {}).every((value) => value === '');

/** Returns whether all lists are: only then may an earlier curriculum replace them. */
export const isBlank = (lists: Lists): boolean =>
  (Object.keys(blankRows) as ListName[]).every((name) => isBlankList(lists[name]));

/** Returns the request body (B 3, "PSS registration payload"): digits only, dates as yyyy-mm-dd, null if empty. */
export const applicationBody = (application: Application, { process, offer }: RegistrationOffer) => ({
  selection_process_id: process,
  pss_selection_process_item_id: offer,
  ...applicantBody(personFields, application),
  educationalFormations: application.educationalFormations.map((row) => ({
    education_level_id: Number(row.education_level_id),
    name: row.name.trim(),
    course: row.course.trim() || null,
    date_conclusion: row.date_conclusion,
  })),
  complementaryCourses: application.complementaryCourses.map((row) => ({
    course: row.course.trim(),
    name: row.name.trim(),
    workload: Number(row.workload),
    situation: Number(row.situation),
    date_conclusion: row.date_conclusion,
    observation: row.observation.trim() || null,
  })),
  professionalExperiences: application.professionalExperiences.map((row) => ({
    name: row.name.trim(),
    job_title_name: row.job_title_name.trim(),
    city_id: Number(row.city_id),
    start_date: row.start_date,
    end_date: row.end_date || null,
    observation: row.observation.trim(),
  })),
});
