import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

it.each([
  [-5, 'agora há pouco'],
  [0, 'agora há pouco'],
  [1.9, 'agora há pouco'],
  [2, 'há 2 minutos'],
  [59, 'há 59 minutos'],
  [60, 'há 1 hora'],
  [130, 'há 2 horas'],
])('%d minutes later it is "%s"', (minutes, words) => {
  expect(timeAgo(1_000, 1_000 + minutes * 60_000)).toBe(words);
});

it('a moment that cannot be read is not counted', () => {
  expect(timeAgo(Number.NaN, 0)).toBe('agora há pouco');
});
