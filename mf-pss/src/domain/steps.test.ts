import { expect, it } from 'vitest';
import { firstStep, type Step, stepOf, withStep } from './steps.ts';

it.each([
  ['', 1],
  ['etapa=6', 1],
  ['etapa=2.5', 1],
  ['process=1&etapa=5', 5],
])('"%s" names step %i', (query, step) => {
  expect(stepOf(new URLSearchParams(query))).toBe(step);
});

it.each<[string, Step, string]>([
  ['process=1&etapa=4&role=2', 2, '?process=1&role=2&etapa=2'],
  ['process=1&etapa=4', 1, '?process=1'],
])('"%s" with step %i is "%s"', (query, step, changed) => {
  expect(withStep(new URLSearchParams(query), step)).toBe(changed);
});

it.each<[string, unknown, Step]>([
  ['process=1', 4, 4],
  ['process=1&etapa=2', 4, 2],
  ['process=1', undefined, 1],
  ['process=1', '4', 1],
  ['process=1', 6, 1],
])('"%s" with a draft that was left at step %j opens step %i', (query, left, step) => {
  expect(firstStep(new URLSearchParams(query), left)).toBe(step);
});
