import { localDay } from '@portal/contract/format/calendar';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../format/date.ts';
import * as messages from '../validators/messages.ts';
import { changePassword, saveProfile } from './accounts.ts';
import { registerInterest, sendSupportTicket } from './contact.ts';
import { registerForPsg, registerForPss } from './processes.ts';

/** Returns the first error text of each field. */
function texts(schema: z.ZodMiniType, body: object): Record<string, string> {
  const { issues = [] } = z.safeParse(schema, body).error ?? {};
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]).reverse());
}

const contact = { full_name: 'Ana Lima', phone: '96999123456', email: 'ana@exemplo.br' };
const person = { ...contact, nif: '52998224725', birthdate: '1990-01-31', mother: 'Rita Lima' };
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
const about = { psa_department_id: 2, psa_matter_id: 1, city_id: 1, message: 'Olá', status: 1 };

const schemas = {
  psg: registerForPsg.body,
  pss: registerForPss.body,
  ticket: sendSupportTicket.body,
  interest: registerInterest.body,
  profile: saveProfile.body,
  password: changePassword.body,
};
const complete = {
  psg: { ...person, selection_process_id: 1, selection_process_item_id: 2 },
  pss: {
    ...person,
    selection_process_id: 1,
    pss_selection_process_item_id: 2,
    educationalFormations: [formation],
    complementaryCourses: [course],
    professionalExperiences: [experience],
  },
  ticket: { ...contact, ...about, nif: '12ABC34501DE35' },
  interest: { ...person, course: 'X', city_id: 1 },
  profile: contact,
  password: { old_password: 'a', password: 'b', password_confirmation: 'b' },
};

it.each(Object.keys(complete) as (keyof typeof complete)[])('nothing is said of a complete %s', (body) => {
  expect(texts(schemas[body], complete[body])).toEqual({});
});

it('an empty PSG registration has a specific error for each field (A 5.3)', () => {
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

// A 5.3, B 2.6, B 3, B 5
it.each<[keyof typeof complete, object, string?]>([
  ['psg', { nif: '529.982.247-25' }, 'CPF inválido'],
  ['psg', { phone: '9632141234' }, 'Número inválido'],
  ['psg', { email: 'ana@' }, 'E-mail inválido'],
  ['psg', { birthdate: '1990-02-30' }, 'Data inválida'],
  ['psg', { birthdate: '1890-01-31' }, 'Confira o ano: a data é anterior a 1900'],
  ['psg', { birthdate: '2099-01-31' }, 'Confira o ano: a data está distante demais no futuro'],
  ['psg', { birthdate: localDay(Date.now() + 2 * DAY) }, 'A data de nascimento não pode estar no futuro'],
  ['psg', { birthdate: localDay(Date.now()) }],
  ['psg', { full_name: '   ' }, 'Nome obrigatório'],
  ['psg', { full_name: 'a'.repeat(256) }, 'Use no máximo 255 caracteres'],
  ['psg', { selection_process_id: -1 }, 'Campo obrigatório'],
  ['ticket', { nif: '52998224725' }],
  ['ticket', { city_id: '1' }],
  ['ticket', { nif: '' }, 'CNPJ obrigatório'],
  ['ticket', { nif: '11222333000182' }, 'CPF ou CNPJ inválido'],
  ['ticket', { city_id: null }, 'Cidade obrigatória'],
  ['ticket', { email: `${'a'.repeat(40)}@exemplo.br` }, 'Use no máximo 40 caracteres'],
  ['ticket', { message: '' }, 'Campo obrigatório'],
  ['ticket', { message: 'a\0b' }, messages.noNul],
  ['interest', { phone: '1' }, 'Celular inválido'],
  ['interest', { city_id: '' }, 'Cidade obrigatória'],
  ['profile', { phone: '9632141234' }, 'Número inválido'],
  ['password', { password_confirmation: 'c' }, 'O campo nova senha e confirmar senha não coincidem'],
  ['pss', { educationalFormations: [] }, 'Preencha todos os campos.'],
  ['pss', { complementaryCourses: Array.from({ length: 31 }, () => course) }, 'Use no máximo 30 linhas'],
])('a %s with %j has the errors %j', (body, change, said) => {
  const [field = ''] = Object.keys(change);
  expect(texts(schemas[body], { ...complete[body], ...change })).toEqual(said ? { [field]: said } : {});
});

it.each([
  ['educationalFormations', formation, { education_level_id: 7 }, 'Preencha todos os campos.'],
  ['educationalFormations', formation, { date_conclusion: '1980-01-01' }, /anterior à data de nascimento/],
  ['complementaryCourses', course, { observation: 'a\0b' }, messages.noNul],
  ['professionalExperiences', experience, { end_date: '2019-12-31' }, /não pode ser anterior à de início/],
  ['professionalExperiences', experience, { name: 'x'.repeat(51) }, 'Use no máximo 50 caracteres'],
])('%s of an application %j with %j has the errors %j', (list, row, change, said) => {
  const field = `${list}.0.${Object.keys(change)[0]}`;
  const body = { ...complete.pss, [list]: [{ ...row, ...change }] };
  expect(texts(schemas.pss, body)).toEqual({ [field]: expect.stringMatching(said) });
});
