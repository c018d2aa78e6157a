import type { Curriculum } from '../endpoints/curriculum.ts';
import { formatDate, toIsoDay } from '../format/date.ts';
import { courseSituations } from './course-situations.ts';
import { formationLevels } from './education-levels.ts';
import { formatWorkedTime, totalExperience } from './total-experience.ts';

/** Section of a curriculum on a printout. */
export interface CurriculumGroup {
  heading: string;
  rows: (readonly [label: string, value: string])[];
}

type Rows = CurriculumGroup['rows'];

/**
 * Returns the sections of a curriculum with their rows; an empty section has a text instead.
 * @param givenAt submission date: current work counts until then
 */
export const curriculumGroups = (
  { educationalFormations, complementaryCourses, professionalExperiences }: Curriculum,
  givenAt: string | null,
): CurriculumGroup[] => [
  createGroup('Formação educacional', educationalFormations.map(createFormationRow)),
  createGroup('Cursos complementares', complementaryCourses.map(createCourseRow)),
  createGroup('Experiência profissional', [
    ...professionalExperiences.map(createExperienceRow),
    ...createTotalRows(professionalExperiences, toIsoDay(givenAt)),
  ]),
];

const createGroup = (heading: string, rows: Rows): CurriculumGroup => ({
  heading,
  rows: rows.length > 0 ? rows : [['Nada informado', '—']],
});

const createFormationRow = (row: Curriculum['educationalFormations'][number]): Rows[number] => [
  formationLevels[row.education_level_id - 1] ?? '',
  joinParts([row.course, row.name, formatConclusion(row.date_conclusion)]),
];

const createCourseRow = (row: Curriculum['complementaryCourses'][number]): Rows[number] => [
  row.course,
  joinParts([
    row.name,
    `${row.workload} horas`,
    courseSituations[row.situation - 1] ?? '',
    formatConclusion(row.date_conclusion),
    row.observation,
  ]),
];

const createExperienceRow = (row: Curriculum['professionalExperiences'][number]): Rows[number] => [
  row.job_title_name,
  joinParts([
    row.name,
    row.city_name,
    `${formatDate(row.start_date)} até ${formatDate(row.end_date) || 'hoje'}`,
    row.observation,
  ]),
];

/** Sums up experience; current work counts until the given date. */
function createTotalRows(periods: Curriculum['professionalExperiences'], until: string | null): Rows {
  if (periods.length === 0 || until === null) return [];
  const total = `${formatWorkedTime(totalExperience(periods, until))} até ${formatDate(until)}`;
  return [['Tempo somado', periods.length > 1 ? `${total}; períodos simultâneos contam uma vez` : total]];
}

const formatConclusion = (day: string | null): string | null => day && `conclusão ${formatDate(day)}`;

const joinParts = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part?.trim()).join(' · ');
