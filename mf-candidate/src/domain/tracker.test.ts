import { expect, it } from 'vitest';
import { trackerOf } from './next-step.ts';

it.each([
  ['Inscrito', 1, 2, { reached: 1, cancelled: false }],
  ['Inscrito', 1, 3, { reached: 2, cancelled: false }],
  ['Classificado', 2, 3, { reached: 3, cancelled: false }],
  ['Reserva', 3, 4, { reached: 3, cancelled: false }],
  ['Cancelado', 4, 3, { reached: 1, cancelled: true }],
  ['no status', null, 1, { reached: 1, cancelled: false }],
])('%s (%s) in a process of state %i stands at %j', (_name, status, processStatus, tracker) => {
  expect(trackerOf(status, processStatus)).toEqual(tracker);
});
