import { type Application, blankApplication } from '../domain/application.ts';

export const identified = { cpf: '52998224725', birthdate: '1998-04-21' };

export const formation = {
  education_level_id: '3',
  name: 'Unifap',
  course: 'Letras',
  date_conclusion: '2019-12-10',
};
export const course = {
  course: 'Excel',
  name: 'Senac',
  workload: '40',
  situation: '2',
  date_conclusion: '2020-01-31',
  observation: '',
};
export const experience = {
  name: 'Mercado Central',
  job_title_name: 'Atendente',
  city_id: '70',
  city_name: '',
  start_date: '2020-02-01',
  end_date: '',
  observation: 'Atendimento ao público',
};

/** Returns an application ready to submit, with one row in each list; the documents are not accepted yet. */
export const completeApplication = (changes: Partial<Application> = {}): Application => ({
  ...blankApplication(identified),
  full_name: 'Ana Souza',
  mother: 'Maria de Souza',
  phone: '(96)9 9123-4567',
  email: 'ana@candidata.example',
  checkedEmail: 'ana@candidata.example',
  educationalFormations: [formation],
  complementaryCourses: [course],
  professionalExperiences: [experience],
  ...changes,
});
