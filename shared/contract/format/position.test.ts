import { expect, it } from 'vitest';
import { describeChances } from './position.ts';

it.each([
  [19, 19, 25, 10, 19, '19ª de 25: dentro das vagas; da última vez chamaram até a 19ª'],
  [25, 25, 25, 10, null, '25ª de 25: dentro das vagas'],
  [26, 26, 25, 10, 31, '26ª de 25: 1ª de 10 na reserva; da última vez chamaram até a 31ª'],
  [35, 35, 25, 10, null, '35ª de 25: 10ª de 10 na reserva'],
  [36, 36, 25, 10, null, '36ª de 25: além das vagas e da reserva'],
  [36, 25, 25, 10, null, '36ª; entre os inscritos hoje, 25ª de 25: dentro das vagas'],
  [
    36,
    26,
    25,
    10,
    31,
    '36ª; entre os inscritos hoje, 26ª de 25: 1ª de 10 na reserva; da última vez chamaram até a 31ª',
  ],
  [25, null, 25, 10, null, '25ª de 25: dentro das vagas'],
  [26, null, 25, 10, null, null],
  [26, 26, 25, null, null, '26ª de 25: 1ª depois das vagas'],
  [1, 1, null, null, 19, null],
])(
  'number %i, place %s of %s with a reserve of %s, called until %s before, reads "%s"',
  (position, current_position, vacancies, reserve, lastCalled, text) => {
    expect(describeChances({ position, current_position, vacancies, reserve, lastCalled })).toBe(text);
  },
);
