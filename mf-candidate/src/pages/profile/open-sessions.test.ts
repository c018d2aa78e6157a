import { expect, it } from 'vitest';
import { timeAgo } from './open-sessions.tsx';

const now = Date.parse('2026-11-21T12:00:00-03:00');

it.each([
  [-5, 'agora há pouco'],
  [1.9, 'agora há pouco'],
  [2, 'há 2 minutos'],
  [59, 'há 59 minutos'],
  [60, 'há 1 hora'],
  [130, 'há 2 horas'],
  [Number.NaN, 'agora há pouco'],
])('%d minutes later it is "%s"', (minutes, words) => {
  expect(timeAgo(now - minutes * 60_000, now)).toBe(words);
});
