import type { Curriculum } from '@portal/contract/endpoints/curriculum';
import type { QuotedProcess } from '@portal/contract/endpoints/parts';
import {
  type PsgApplicant,
  type PsgReceipt,
  type PsgSheet,
  type PssApplicant,
  type PssReceipt,
  type PssSheet,
  psgReceipt,
  psgSheet,
  pssReceipt,
  pssSheet,
} from '@portal/contract/endpoints/printouts';
import { mapFields } from '@portal/contract/selection-process/registration-field';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import * as z from 'zod/mini';

/** A process as receipts and sheets quote it. */
export const aQuotedProcess = (changes: Partial<QuotedProcess> = {}): QuotedProcess => ({
  id: 50,
  name: 'PSG 50/2026',
  info: null,
  unit: { name: 'Macapá' },
  start_date: '2026-11-01',
  end_date: '2026-12-21',
  result_date: '2026-12-27',
  created_at: null,
  ...changes,
});

/** A person as the sheets print it, with an unknown district. */
export const anApplicant = (
  changes: Partial<PsgApplicant & PssApplicant> = {},
): PsgApplicant & PssApplicant => ({
  ...mapFields({ ...registrationFields.psg, ...registrationFields.pss }, () => null),
  full_name: 'Jaciara Monteiro',
  name: null,
  nif: '52998224725',
  mother: 'Raimunda Monteiro',
  birthdate: '1996-04-18',
  address: 'Rua do Igarapé',
  number: '120',
  district: null,
  phone: '96991230001',
  email: 'jaciara@candidata.example',
  city_id: 7,
  race_id: 5,
  education_level_id: 2,
  ...changes,
});

/** A PSG receipt of a reserve registration. */
export const aPsgReceipt = (changes: Partial<PsgReceipt> = {}): PsgReceipt => ({
  ...z.parse(psgReceipt, {
    number: 'PSG-7',
    position: 18,
    current_position: 18,
    vacancies: 25,
    people: { full_name: 'Jaciara Monteiro', nif: '52998224725' },
    selection_process: aQuotedProcess(),
    selection_process_item: { course_name: 'Confeiteiro', status: 3 },
  }),
  ...changes,
});

export const aPsgSheet = (changes: Partial<PsgSheet> = {}): PsgSheet => ({
  ...z.parse(psgSheet, {
    id: 9,
    number: 'PSG-7',
    people: anApplicant(),
    selection_process: aQuotedProcess(),
    selection_process_item: {
      course_name: 'Confeiteiro',
      place: 'Sala 12',
      start_date: '2026-12-31',
      end_date: '2027-02-28',
    },
  }),
  ...changes,
});

const quotedPosition: PssReceipt['pss_selection_process_item'] = {
  job_title: { name: 'Instrutor', description: 'Dá aulas' },
  start_date: '2026-10-04',
  end_date: '2026-10-28',
  city_info: 'Macapá',
  selection_process: aQuotedProcess({ name: 'PSS 23/2026' }),
};

export const aPssReceipt = (changes: Partial<PssReceipt> = {}): PssReceipt => ({
  ...z.parse(pssReceipt, {
    id: 5,
    number: 'PSS-5',
    status: 2,
    people: { full_name: 'Jaciara Monteiro', nif: '52998224725' },
    pss_selection_process_item: quotedPosition,
  }),
  ...changes,
});

/** Data of an application: a doctorate, a course and two overlapping jobs. */
export const aCurriculum: Curriculum = {
  educationalFormations: [
    { education_level_id: 6, name: 'UFPA', course: 'Linguística', date_conclusion: '2019-12-10' },
  ],
  complementaryCourses: [
    {
      course: 'Libras',
      name: 'Senac',
      workload: 40,
      situation: 2,
      date_conclusion: '2021-03-01',
      observation: null,
    },
  ],
  professionalExperiences: [
    {
      name: 'Escola Equador',
      job_title_name: 'Professora',
      city_id: 7,
      city_name: 'Macapá',
      start_date: '2020-01-01',
      end_date: '2020-12-31',
      observation: 'Aulas de português',
    },
    {
      name: 'Unifap',
      job_title_name: 'Pesquisadora',
      city_id: 7,
      city_name: 'Macapá',
      start_date: '2020-07-01',
      end_date: '2021-06-30',
      observation: 'Línguas indígenas',
    },
  ],
};

export const aPssSheet = (changes: Partial<PssSheet> = {}): PssSheet => ({
  ...z.parse(pssSheet, {
    number: 'PSS-5',
    status: 1,
    created_at: '2026-10-05',
    people: anApplicant(),
    pss_selection_process_item: quotedPosition,
  }),
  ...changes,
});
