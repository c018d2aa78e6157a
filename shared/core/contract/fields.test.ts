import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changePassword, saveProfile } from './auth.ts';
import { registerInterest } from './interest.ts';
import { sendSupportTicket } from './psa.ts';
import { registerForPss } from './pss-selection-processes.ts';
import { registerForPsg } from './selection-processes.ts';

/** The first text that a body's schema says of each field. */
function texts(schema: z.ZodMiniType, body: object): Record<string, string> {
  const result = z.safeParse(schema, body);
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.'), issue.message]).reverse(),
  );
}

const person = {
  full_name: 'Ana Lima',
  nif: '52998224725',
  birthdate: '1990-01-31',
  mother: 'Rita Lima',
  phone: '96999123456',
  email: 'ana@exemplo.br',
};
const psg = { ...person, selection_process_id: 1, selection_process_item_id: 2 };
const formation = { education_level_id: 2, name: 'EE Barroso', course: null, date_conclusion: '2008-12-01' };
const course = { course: 'Excel', name: 'Senac', workload: 40, situation: 2, date_conclusion: '2020-01-31' };
const experience = {
  name: 'Mercado Central',
  job_title_name: 'Atendente',
  city_id: 7,
  start_date: '2020-02-01',
  end_date: null,
  observation: 'Atendimento',
};
const pss = {
  ...person,
  selection_process_id: 1,
  pss_selection_process_item_id: 2,
  educationalFormations: [formation],
  complementaryCourses: [course],
  professionalExperiences: [experience],
};
const formationOf = (changes: object) => ({ educationalFormations: [{ ...formation, ...changes }] });
const experienceOf = (changes: object) => ({ professionalExperiences: [{ ...experience, ...changes }] });
const beforeBirth = 'Esta data é anterior à data de nascimento';
const ticket = {
  full_name: 'Ana Lima',
  psa_department_id: 2,
  psa_matter_id: 1,
  city_id: 1,
  phone: '96999123456',
  email: 'ana@exemplo.br',
  nif: '12ABC34501DE35',
  message: 'Olá',
  status: 1,
};

it('of a body that is complete nothing is said', () => {
  expect(texts(registerForPsg.body, psg)).toEqual({});
  expect(texts(sendSupportTicket.body, ticket)).toEqual({});
  expect(texts(sendSupportTicket.body, { ...ticket, nif: '52998224725', city_id: '1' })).toEqual({});
});

describe('the words of a body that is not', () => {
  it('are those of the PSG registration when all is missing (A 5.3)', () => {
    const said = {
      selection_process_id: 'Campo obrigatório',
      selection_process_item_id: 'Campo obrigatório',
      full_name: 'Nome obrigatório',
      nif: 'CPF obrigatório',
      birthdate: 'Data de nascimento obrigatória',
      mother: 'Nome da mãe obrigatório',
      phone: 'Celular obrigatório',
      email: 'Email obrigatório',
    };
    const blank = Object.fromEntries(Object.keys(said).map((field) => [field, '']));
    expect(texts(registerForPsg.body, {})).toEqual(said);
    expect(texts(registerForPsg.body, blank)).toEqual(said);
  });

  it.each([
    [
      { nif: '529.982.247-25', phone: '9632141234' },
      { nif: 'CPF inválido', phone: 'Número inválido' },
    ],
    [{ email: 'ana@' }, { email: 'E-mail inválido' }],
    [{ birthdate: '1990-02-30' }, { birthdate: 'Data inválida' }],
    [{ birthdate: '1890-01-31' }, { birthdate: 'Confira o ano: a data é anterior a 1900' }],
    [{ birthdate: '2099-01-31' }, { birthdate: 'Confira o ano: a data está distante demais no futuro' }],
    [{ phone: '20999123456' }, { phone: 'Este DDD não existe: confira os dois primeiros números' }],
    [{ full_name: '   ' }, { full_name: 'Nome obrigatório' }],
    [{ full_name: 'a'.repeat(256) }, { full_name: 'Use no máximo 255 caracteres' }],
    [{ selection_process_id: -1 }, { selection_process_id: 'Campo obrigatório' }],
  ])('PSG registration with %j: %j', (change, said) => {
    expect(texts(registerForPsg.body, { ...psg, ...change })).toEqual(said);
  });

  it('are those of the contact ticket (B 5)', () => {
    const wrong = { ...ticket, nif: '', city_id: null, email: `${'a'.repeat(40)}@exemplo.br`, message: '' };
    expect(texts(sendSupportTicket.body, wrong)).toEqual({
      nif: 'CNPJ obrigatório',
      city_id: 'Cidade obrigatória',
      email: 'Use no máximo 40 caracteres',
      message: 'Campo obrigatório',
    });
    expect(texts(sendSupportTicket.body, { ...ticket, nif: '11222333000182' })).toEqual({
      nif: 'CPF ou CNPJ inválido',
    });
  });

  it('name the city and the mobile of the interest form (A 5.3)', () => {
    expect(texts(registerInterest.body, { ...person, phone: '1', course: 'X', city_id: '' })).toEqual({
      phone: 'Celular inválido',
      city_id: 'Cidade obrigatória',
    });
  });

  it.each<[object, string, string]>([
    [{ educationalFormations: [] }, 'educationalFormations', 'Preencha todos os campos.'],
    [
      formationOf({ education_level_id: 7 }),
      'educationalFormations.0.education_level_id',
      'Preencha todos os campos.',
    ],
    [formationOf({ date_conclusion: '1980-01-01' }), 'educationalFormations.0.date_conclusion', beforeBirth],
    [
      experienceOf({ end_date: '2019-12-31' }),
      'professionalExperiences.0.end_date',
      'A data de saída não pode ser anterior à de início',
    ],
    [experienceOf({ name: 'x'.repeat(51) }), 'professionalExperiences.0.name', 'Use no máximo 50 caracteres'],
    [
      { complementaryCourses: Array.from({ length: 31 }, () => course) },
      'complementaryCourses',
      'Use no máximo 30 linhas',
    ],
  ])('of the wizard with %j: %s, "%s" (B 3, B 5)', (changes, field, said) => {
    expect(texts(registerForPss.body, pss)).toEqual({});
    expect(texts(registerForPss.body, { ...pss, ...changes })).toEqual({ [field]: said });
  });

  it('want a mobile of the profile too, as its mask of 15 characters does (B 2.6)', () => {
    const profile = { full_name: person.full_name, email: person.email };
    expect(texts(saveProfile.body, { ...profile, phone: '9632141234' })).toEqual({
      phone: 'Número inválido',
    });
    expect(texts(saveProfile.body, { ...profile, phone: person.phone })).toEqual({});
  });

  it('say that the two new passwords differ (B 5)', () => {
    const body = { old_password: 'a', password: 'b', password_confirmation: 'c' };
    expect(texts(changePassword.body, body)).toEqual({
      password_confirmation: 'O campo nova senha e confirmar senha não coincidem',
    });
  });
});
