import { expect, it } from 'vitest';
import { inflectWord } from './synonyms.ts';

it.each([
  ['gratuitas', 'gratuito'],
  ['gratuito', 'gratuitas'],
  ['aprendizes', 'aprendiz'],
  ['jovens', 'jovem'],
  ['jovem', 'jovens'],
  ['profissoes', 'profissao'],
  ['profissao', 'profissoes'],
  ['ambientais', 'ambiental'],
  ['vendedoras', 'vendedor'],
  ['vagas', 'vaga'],
  ['ingles', 'ingles'],
])('%s stands for %s as well', (word, form) => {
  expect(inflectWord(word)).toContain(form);
});

it.each([
  ['moda', 'modo'],
  ['pss', 'ps'],
  ['2026s', '2026'],
])('%s does not stand for %s', (word, other) => {
  expect(inflectWord(word)).not.toContain(other);
});
