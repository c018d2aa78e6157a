import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { cpf, day, email, free, mobile, reference, required } from './fields.ts';
import { id, list, maybe, text } from './lenient.ts';
import { idParams, offerBase, processBase, registrationHeaders } from './parts.ts';

/** A position offered by a staff selection process (B 3). */
export const pssItem = z.object({
  ...offerBase,
  job_title: z.object({ name: text, description: maybe(text) }),
  jobs_title_id: maybe(id),
});
export type PssItem = z.output<typeof pssItem>;

/** A staff selection process (B 3). The list may leave the positions out. */
export const pssProcess = z.object({ ...processBase, items_pss: list(pssItem) });
export type PssProcess = z.output<typeof pssProcess>;

/** GET /pss-selection-processes (B 2.2, B 7). */
export const listPssProcesses = defineEndpoint({
  method: 'GET',
  path: '/pss-selection-processes',
  answer: list(pssProcess),
});

/** GET /pss-selection-processes/{id} (B 2.3, B 7). */
export const getPssProcess = defineEndpoint({
  method: 'GET',
  path: '/pss-selection-processes/:id',
  params: idParams,
  answer: pssProcess,
  errors: [404],
});

const missing = 'Preencha todos os campos.';

/** Step 2 of the wizard (B 3). Levels 1–6; the course is needed to add a row, not to advance. */
export const educationalFormation = z.object({
  education_level_id: reference(missing).check(z.lte(6, missing)),
  /** The institution. */
  name: required(missing),
  course: free(255),
  date_conclusion: day(missing),
});
export type EducationalFormation = z.output<typeof educationalFormation>;

/** Step 3 of the wizard (B 3). */
export const complementaryCourse = z.object({
  course: required(missing),
  /** The institution. */
  name: required(missing),
  /** Hours. */
  workload: reference(missing),
  /** 1 Andamento, 2 Concluído. */
  situation: reference(missing).check(z.lte(2, missing)),
  date_conclusion: day(missing),
  observation: free(),
});
export type ComplementaryCourse = z.output<typeof complementaryCourse>;

/** Step 4 of the wizard (B 3). */
export const professionalExperience = z.object({
  /** The company. */
  name: required(missing, 50),
  job_title_name: required(missing),
  city_id: reference(missing),
  start_date: day(missing),
  /** Missing while the person still works there. */
  end_date: z.optional(z.nullable(day())),
  /** What the person did there. */
  observation: required(missing, 2000),
});
export type ProfessionalExperience = z.output<typeof professionalExperience>;

/** POST /pss-registrations: applies for a position (B 2.5, B 3, B 7). Errors name `nif` and `email` (B 8). */
export const registerForPss = defineEndpoint({
  method: 'POST',
  path: '/pss-registrations',
  headers: registrationHeaders,
  body: z.object({
    selection_process_id: reference(),
    pss_selection_process_item_id: reference(),
    full_name: required('Nome obrigatório'),
    nif: cpf,
    birthdate: day('Data de nascimento obrigatória'),
    mother: required('Nome da mãe obrigatório'),
    phone: mobile('Número inválido'),
    email: email('Email obrigatório'),
    educationalFormations: z
      .array(educationalFormation)
      .check(z.minLength(1, missing), z.maxLength(30, 'Use no máximo 30 linhas')),
    complementaryCourses: z.array(complementaryCourse).check(z.maxLength(30, 'Use no máximo 30 linhas')),
    professionalExperiences: z
      .array(professionalExperience)
      .check(z.maxLength(30, 'Use no máximo 30 linhas')),
  }),
  answer: z.object({ id: maybe(id), position: id }),
  errors: [404, 409, 422],
});
