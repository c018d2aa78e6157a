import { applicantBody } from '@portal/selection-process/rules/applicant-form';
import type { RegistrationOffer } from '@portal/selection-process/rules/registration-offer';
import { type Application, personFields } from './application.ts';

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
