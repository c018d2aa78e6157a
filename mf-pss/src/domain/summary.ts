import { formatDate } from '@portal/contract/format/date';
import { fieldsOf, formatFieldValue } from '@portal/contract/selection-process/registration-field';
import { type Application, educationLevels, labelOf, personFields, situations } from './application.ts';
import type { Step } from './application-fields.ts';

type Fact = readonly [term: string, value: string];

/** Summary of a step by row; `none` if there are no rows. */
export interface SummarySection {
  step: Step;
  rows: readonly (readonly Fact[])[];
  none: string;
}

/** Summarises the application before submission, without empty values (B 2.5). */
export function summaryOf(
  application: Application,
  cities: readonly { value: string; label: string }[],
): SummarySection[] {
  const sections: SummarySection[] = [
    { step: 1, rows: [person(application)], none: '' },
    {
      step: 2,
      none: '',
      rows: application.educationalFormations.map((row) => [
        ['Nível', labelOf(educationLevels, row.education_level_id)],
        ['Instituição', row.name],
        ['Curso', row.course],
        ['Data de conclusão', formatDate(row.date_conclusion)],
      ]),
    },
    {
      step: 3,
      none: 'Nenhum curso complementar',
      rows: application.complementaryCourses.map((row) => [
        ['Curso', row.course],
        ['Instituição', row.name],
        ['Carga horária', `${Number(row.workload)} horas`],
        ['Situação', labelOf(situations, row.situation)],
        ['Data de conclusão', formatDate(row.date_conclusion)],
        ['Observação', row.observation],
      ]),
    },
    {
      step: 4,
      none: 'Nenhuma experiência profissional',
      rows: application.professionalExperiences.map((row) => [
        ['Empresa', row.name],
        ['Cargo', row.job_title_name],
        ['Cidade', labelOf(cities, row.city_id) || row.city_name],
        ['Período', `${formatDate(row.start_date)} até ${formatDate(row.end_date) || 'hoje'}`],
        ['Descrição das atividades', row.observation],
      ]),
    },
  ];
  return sections.map((section) => ({ ...section, rows: section.rows.map(dropEmpty) }));
}

const person = (application: Application): Fact[] =>
  fieldsOf(personFields).map(([name, field]) => [field.label, formatFieldValue(field, application[name])]);

const dropEmpty = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value.trim() !== '');
