import { expect, it } from 'vitest';
import { choiceQuery } from './page-choice.ts';

it.each([
  [[], ''],
  [[['turma', '102']], '?turma=102'],
  [
    [
      ['turma', '102'],
      ['desconto', 'ex-alunos'],
    ],
    '?turma=102&desconto=ex-alunos',
  ],
  [
    [
      ['turma', '102'],
      ['desconto', ''],
    ],
    '?turma=102',
  ],
] as const)('%j is kept as "%s"', (choices, query) => {
  expect(choiceQuery(choices)).toBe(query);
});
