import fc from 'fast-check';
import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const usual = '/area_do_candidato';

it.each([
  [null, usual],
  ['/printing/12?x=1', '/printing/12?x=1'],
  ['/login?voltar=/login', usual],
  ['/a/..//evil.example', usual],
  ['javascript:alert(1)', usual],
])('after a login asked by %s the visitor goes to %s', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});

/** Texts with frequent special characters of URLs. */
const address = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '?', 'evil.example'))
    .map((parts) => parts.join('')),
);

it('never leaves the portal, with any URL', () => {
  fc.assert(
    fc.property(address, (asked) => {
      const path = returnPath(`/${asked}`);
      expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
      expect(path).toMatch(/^\/(?!\/)/);
    }),
  );
});
