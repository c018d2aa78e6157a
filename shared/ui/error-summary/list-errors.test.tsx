import { expect, it } from 'vitest';
import { isRepeated, listErrors } from './list-errors.ts';

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

it('knows a message that several fields share', () => {
  const listed = ['a', 'b'].map((name) => ({ name, message: 'Campo obrigatório' }));
  expect(isRepeated(listed, 'Campo obrigatório')).toBe(true);
  expect(isRepeated(listed.slice(1), 'Campo obrigatório')).toBe(false);
});
