import { expect, it } from 'vitest';
import { formatPosition } from './position.ts';

it.each([
  [18, 25, '18ª de 25 vagas imediatas'],
  [25, 25, '25ª de 25 vagas imediatas'],
  [26, 25, '26ª: 1ª da reserva (25 vagas imediatas)'],
  [1, 1, '1ª de 1 vaga imediata'],
  [3, null, '3ª'],
])('place %i of %s vacancies reads "%s"', (position, vacancies, text) => {
  expect(formatPosition(position, vacancies)).toBe(text);
});
