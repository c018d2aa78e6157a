import fc from 'fast-check';
import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it.each([
  [null, '/area_do_candidato'],
  ['', '/area_do_candidato'],
  ['/perfil', '/perfil'],
  ['/printing/12?x=1', '/printing/12?x=1'],
  ['/login?voltar=/login', '/area_do_candidato'],
  ['//', '/area_do_candidato'],
  ['//evil.example/x', '/area_do_candidato'],
  ['/\\evil.example', '/area_do_candidato'],
  ['/.//evil.example', '/area_do_candidato'],
  ['/a/..//evil.example', '/area_do_candidato'],
  ['/%2e/\\evil.example', '/area_do_candidato'],
  ['https://evil.example', '/area_do_candidato'],
  ['javascript:alert(1)', '/area_do_candidato'],
])('after a login asked by %s the visitor goes to %s', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});

/** What addresses are resolved by, more often than chance would have it. */
const address = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '?', 'evil.example'))
    .map((parts) => parts.join('')),
);

it('never leaves the portal, whatever the address says', () => {
  fc.assert(
    fc.property(address, (asked) => {
      const path = returnPath(`/${asked}`);
      expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
      expect(path.startsWith('/')).toBe(true);
      expect(path.startsWith('//')).toBe(false);
    }),
  );
});
