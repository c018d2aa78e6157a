import { expect, it } from 'vitest';
import { withChoice } from './page-choice.ts';

it.each([
  ['', 'turma', '102', '?turma=102'],
  ['?desconto=ex-alunos', 'turma', '102', '?desconto=ex-alunos&turma=102'],
  ['?turma=101&desconto=ex-alunos', 'turma', '102', '?turma=102&desconto=ex-alunos'],
  ['?turma=101&desconto=ex-alunos', 'desconto', '', '?turma=101'],
  ['?desconto=ex-alunos', 'desconto', '', ''],
] as const)('"%s" with %s %s is "%s"', (search, choice, value, next) => {
  expect(withChoice(new URLSearchParams(search), choice, value)).toBe(next);
});
