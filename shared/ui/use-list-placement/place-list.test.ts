import { expect, it } from 'vitest';
import { placeList } from './place-list.ts';

const whole = { top: 0, bottom: 740 };

it.each([
  ['with room below, it opens below', 100, whole, { isAbove: false, room: 250, isCramped: false }],
  ['with more room above, it opens above', 600, whole, { isAbove: true, room: 250, isCramped: false }],
  [
    'over a keyboard, it is as low as the room that is left',
    200,
    { top: 0, bottom: 440 },
    { isAbove: true, room: 192, isCramped: false },
  ],
  [
    'over a keyboard, with a page that was scrolled up for it',
    380,
    { top: 300, bottom: 740 - 100 },
    { isAbove: false, room: 208, isCramped: false },
  ],
  [
    'over a keyboard in a low window, the field goes up first',
    120,
    { top: 0, bottom: 260 },
    { isAbove: true, room: 140, isCramped: true },
  ],
])('%s', (_where, top, seen, expected) => {
  expect(placeList({ top, bottom: top + 44 }, seen, 740)).toEqual(expected);
});
