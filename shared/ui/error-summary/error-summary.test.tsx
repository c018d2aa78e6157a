import { expect, it } from 'vitest';
import { countProblems, listErrors, withLabel, withRow } from './error-summary.tsx';

const error = (message: string) => ({ type: 'custom', message });

it('finds the errors of rows and of whole lists, those of the whole form first', () => {
  document.body.innerHTML = '<input id="rows.1.course"><input id="email"><input id="rows">';
  const errors = {
    email: error('E-mail inválido'),
    rows: Object.assign([undefined, { course: error('Campo obrigatório') }], {}),
    root: { send: error('Não foi possível enviar.') },
  };
  expect(listErrors(errors as never, (name) => document.getElementById(name))).toEqual([
    { name: undefined, message: 'Não foi possível enviar.' },
    { name: 'rows.1.course', message: 'Campo obrigatório' },
    { name: 'email', message: 'E-mail inválido' },
  ]);
  expect(listErrors({ rows: { root: error('Ao menos uma') } } as never, () => null)).toEqual([
    { name: 'rows', message: 'Ao menos uma' },
  ]);
});

it.each([
  ['Campo obrigatório', 'Senha', 'Senha: informe este campo'],
  ['CNPJ obrigatório', 'CPF ou CNPJ', 'CPF ou CNPJ: informe este campo'],
  ['E-mail é obrigatório.', 'E-mail', 'E-mail: informe este campo'],
  ['CPF inválido', 'CPF ou CNPJ', 'CPF ou CNPJ: CPF inválido'],
  ['Número inválido', 'Celular', 'Celular: número inválido'],
  ['E-mail inválido', 'E-mail', 'E-mail inválido'],
  ['Campo obrigatório', '', 'Campo obrigatório'],
])('"%s" at the field "%s" reads "%s"', (message, label, text) => {
  expect(withLabel(message, label)).toBe(text);
});

it.each([
  ['rows.1.company', 'Experiência 2', 'Experiência 2 – Empresa: Campo obrigatório'],
  ['company', 'Dados da empresa', 'Empresa: Campo obrigatório'],
  ['rows.1.company', undefined, 'Empresa: Campo obrigatório'],
])('the field %s in the section %s is named "%s"', (name, section, text) => {
  expect(withRow('Empresa: Campo obrigatório', name, section)).toBe(text);
});

it('counts in words that agree', () => {
  expect([1, 9].map(countProblems)).toEqual(['Há 1 problema', 'Há 9 problemas']);
});
