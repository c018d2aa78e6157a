import fc from 'fast-check';
import { expect, it } from 'vitest';
import { preferenceCookies, readPreferences, scales, themes } from './preferences.ts';

it.each([
  [undefined, { theme: null, scale: null }],
  ['a=b; tema=contrast; escala=150', { theme: 'contrast', scale: '150' }],
  ['tema="><script>; escala=99', { theme: null, scale: null }],
  ['outrotema=dark', { theme: null, scale: null }],
])('reads %s', (header, expected) => {
  expect(readPreferences(header)).toEqual(expected);
});

it('reads back whatever it wrote, among other cookies', () => {
  const choice = fc.record({
    theme: fc.constantFrom(null, ...themes),
    scale: fc.constantFrom(null, ...scales),
  });
  fc.assert(
    fc.property(choice, (preferences) => {
      const pairs = preferenceCookies(preferences).map((each) => each.split(';')[0]);
      expect(readPreferences(`x=1; ${pairs.join('; ')}`)).toEqual(preferences);
    }),
  );
});

it('stores a choice for a year on the whole site, and deletes a revoked one', () => {
  expect(preferenceCookies({ theme: 'dark', scale: null })).toEqual([
    'tema=dark; Path=/; Max-Age=31536000; SameSite=Lax',
    'escala=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});
