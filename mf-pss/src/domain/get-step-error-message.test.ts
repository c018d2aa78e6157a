import { expect, it } from 'vitest';
import { getStepErrorMessage } from './get-step-error-message.ts';

const wrong = 'A data de saída não pode ser anterior à de início';

it.each([
  [['Campo obrigatório', wrong], 'Preencha todos os campos.'],
  [[wrong, 'Cidade obrigatória'], 'Preencha todos os campos.'],
  [[wrong, 'Data inválida'], wrong],
  [[], 'Preencha todos os campos.'],
])('%j is spoken of as "%s"', (refusals, text) => {
  expect(getStepErrorMessage(refusals)).toBe(text);
});
