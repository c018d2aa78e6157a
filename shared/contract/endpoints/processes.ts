import { id, list, nullable, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { courseSituations, formationLevels } from '../selection-process/coded-values.ts';
import { rulesOf } from '../selection-process/registration-field.ts';
import { registrationFields } from '../selection-process/registration-fields.ts';
import {
  courseContradiction,
  experienceContradiction,
  formationContradiction,
} from '../validators/curriculum.ts';
import * as messages from '../validators/messages.ts';
import { get, post } from './endpoint.ts';
import { day, free, freeTitle, reference, required, title } from './fields.ts';
import { idParams, offerBase, processBase, registered, registrationHeaders } from './parts.ts';
import { unit } from './units.ts';

/** Last position that was called, and the number of registrations. */
const lastRound = z.object({ called: id, registered: id });
export type LastRound = z.output<typeof lastRound>;

/** Course offered by a free-course process (A 3, "process item"). */
export const psgItem = z.object({
  ...offerBase,
  course_name: titled('Curso'),
  start_date_course: nullable(text),
  end_date_course: nullable(text),
  /** 'Presencial' or online. */
  registration_type_name: nullable(text),
  /** Minimum age in years on the first day of the course; beyond the bare contract, like the following fields. */
  min_age: nullable(id),
  /** Unit for registrations in person; null for online registration. */
  registration_unit: nullable(unit),
  /** Minimum schooling, a value of `schoolingLevels`. */
  min_schooling: nullable(text),
  /** Last round of the same course in its city; null if unknown. */
  last_round: nullable(lastRound),
});
export type PsgItem = z.output<typeof psgItem>;

/** Free-course selection process (A 3). Lists may omit the items; ours has those of open processes. */
export const psgProcess = z.object({ ...processBase, items: list(psgItem) });
export type PsgProcess = z.output<typeof psgProcess>;

/** GET /selection-processes (A 2.8, A 7). */
export const listPsgProcesses = get('/selection-processes', { answer: list(psgProcess) });

/** GET /selection-processes/{id}: with documents and items (A 2.10, A 7). */
export const getPsgProcess = get('/selection-processes/:id', {
  params: idParams,
  answer: psgProcess,
  errors: [404],
});

/** POST /registrations: applies for a course (A 2.12, A 5.3, A 7). Errors name `email` and `nif` (A 8). */
export const registerForPsg = post('/registrations', {
  headers: registrationHeaders,
  body: z.object({
    selection_process_id: reference(),
    selection_process_item_id: reference(),
    ...rulesOf(registrationFields.psg),
  }),
  answer: registered,
  errors: [404, 409, 422],
});

/** Position offered by a staff selection process (B 3). */
export const pssItem = z.object({
  ...offerBase,
  job_title: z.object({ name: titled('Cargo'), description: nullable(text) }),
  jobs_title_id: nullable(id),
});
export type PssItem = z.output<typeof pssItem>;

/** Staff selection process (B 3). Lists may omit the positions; ours has those of open processes. */
export const pssProcess = z.object({ ...processBase, items_pss: list(pssItem) });
export type PssProcess = z.output<typeof pssProcess>;

export const pssProcessDetails = z.object({
  ...pssProcess.shape,
  /** Picture for shared links (files.ts); beyond the bare contract. */
  share_image_url: nullable(text),
});
export type PssProcessDetails = z.output<typeof pssProcessDetails>;

/** GET /pss-selection-processes (B 2.2, B 7). */
export const listPssProcesses = get('/pss-selection-processes', { answer: list(pssProcess) });

/** GET /pss-selection-processes/{id} (B 2.3, B 7). */
export const getPssProcess = get('/pss-selection-processes/:id', {
  params: idParams,
  answer: pssProcessDetails,
  errors: [404],
});

/** Step 2 of the wizard (B 3). A row requires the course; advancing does not. */
export const educationalFormation = z.object({
  education_level_id: reference(messages.allFields).check(z.lte(formationLevels.length, messages.allFields)),
  /** Institution. */
  name: title(messages.allFields),
  course: freeTitle,
  date_conclusion: day(messages.allFields),
});

/** Step 3 of the wizard (B 3). */
export const complementaryCourse = z.object({
  course: title(messages.allFields),
  /** Institution. */
  name: title(messages.allFields),
  /** Hours. */
  workload: reference(messages.allFields),
  situation: reference(messages.allFields).check(z.lte(courseSituations.length, messages.allFields)),
  date_conclusion: day(messages.allFields),
  observation: free,
});

/** Step 4 of the wizard (B 3). */
export const professionalExperience = z.object({
  /** Company. */
  name: title(messages.allFields, 50),
  job_title_name: title(messages.allFields),
  city_id: reference(messages.allFields),
  start_date: day(messages.allFields),
  /** Missing for a current job. */
  end_date: z.optional(z.nullable(day())),
  /** Duties, multi-line. */
  observation: required(messages.allFields, 2000),
});

const rows = <Row extends z.ZodMiniType>(row: Row) =>
  z.array(row).check(z.maxLength(30, 'Use no máximo 30 linhas'));

/** All fields of an application (B 3). Contradictory dates are rejected (B 5). */
const application = z
  .object({
    selection_process_id: reference(),
    pss_selection_process_item_id: reference(),
    ...rulesOf(registrationFields.pss),
    educationalFormations: rows(educationalFormation).check(z.minLength(1, messages.allFields)),
    complementaryCourses: rows(complementaryCourse),
    professionalExperiences: rows(professionalExperience),
  })
  .check(({ value, issues }) => {
    const { birthdate } = value;
    const found = {
      educationalFormations: value.educationalFormations.map((row) =>
        formationContradiction(row, { birthdate }),
      ),
      complementaryCourses: value.complementaryCourses.map((row) => courseContradiction(row, { birthdate })),
      professionalExperiences: value.professionalExperiences.map((row) =>
        experienceContradiction(row, { birthdate }),
      ),
    };
    for (const [list, rows] of Object.entries(found))
      rows.forEach((each, row) => {
        if (each)
          issues.push({ code: 'custom', path: [list, row, each.field], message: each.text, input: value });
      });
  });

/** POST /pss-registrations: applies for a position (B 2.5, B 3, B 7). Errors name `nif` and `email` (B 8). */
export const registerForPss = post('/pss-registrations', {
  headers: registrationHeaders,
  body: application,
  answer: registered,
  errors: [404, 409, 422],
});
