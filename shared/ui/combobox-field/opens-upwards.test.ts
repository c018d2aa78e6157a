import { expect, it } from 'vitest';
import { opensUpwards } from './opens-upwards.ts';

it.each([
  ['room below', 100, false],
  ['no room below, more above', 600, true],
  ['a keyboard on the screen: no room at all, more above', 300, true, 400],
  ['a keyboard on the screen: no room at all, more below', 100, false, 400],
])('%s', (_where, top, expected, height = 740) => {
  expect(opensUpwards({ top, bottom: top + 44 }, height)).toBe(expected);
});
