import type { Curriculum } from '@portal/contract/endpoints/curriculum';
import { type Application, blankRows, type ListName } from './application.ts';

type Lists = Pick<Application, ListName>;

/** Returns the rows of an earlier application for the wizard. */
export const rowsOf = (curriculum: Curriculum): Lists => ({
  educationalFormations: curriculum.educationalFormations.map((row) => ({
    education_level_id: String(row.education_level_id),
    name: row.name,
    course: row.course ?? '',
    date_conclusion: row.date_conclusion ?? '',
  })),
  complementaryCourses: curriculum.complementaryCourses.map((row) => ({
    course: row.course,
    name: row.name,
    workload: String(row.workload),
    situation: String(row.situation),
    date_conclusion: row.date_conclusion ?? '',
    observation: row.observation ?? '',
  })),
  professionalExperiences: curriculum.professionalExperiences.map((row) => ({
    name: row.name,
    job_title_name: row.job_title_name,
    city_id: row.city_id === null ? '' : String(row.city_id),
    city_name: '',
    start_date: row.start_date ?? '',
    end_date: row.end_date ?? '',
    observation: row.observation ?? '',
  })),
});

/** Returns whether all rows are empty: only then may an earlier curriculum replace them. */
export const isBlank = (lists: Lists): boolean =>
  (Object.keys(blankRows) as ListName[]).every((name) => {
    const rows: readonly object[] = lists[name];
    return rows.length === 1 && Object.values(rows[0] ?? {}).every((value) => value === '');
  });
