import { aRegistrationProgress } from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import { chancesOf } from './next-step.ts';

const progress = aRegistrationProgress({
  position: 19,
  current_position: 19,
  vacancies: 25,
  reserve: 10,
  last_called: 19,
});

it.each([
  [
    'a course',
    { kind: 'psg', status: 1, progress },
    '19ª de 25: dentro das vagas; da última vez chamaram até a 19ª',
  ],
  [
    'a course that others have cancelled',
    { kind: 'psg', status: 1, progress: { ...progress, position: 27, current_position: 25 } },
    '27ª; entre os inscritos hoje, 25ª de 25: dentro das vagas; da última vez chamaram até a 19ª',
  ],
  [
    'an unknown course',
    { kind: 'psg', status: 1, progress: { ...progress, last_called: null } },
    '19ª de 25: dentro das vagas',
  ],
  [
    'a server without the length of the waitlist',
    { kind: 'psg', status: 1, progress: { ...progress, reserve: null } },
    null,
  ],
  ['a server that reports nothing', { kind: 'psg', status: 1, progress: null }, null],
  ['a decided registration', { kind: 'psg', status: 2, progress }, null],
  ['a position', { kind: 'pss', status: 1, progress }, null],
] as const)('of %s the chances are told, or not', (_what, application, text) => {
  expect(chancesOf(application)).toBe(text);
});
