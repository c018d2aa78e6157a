import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptResponse, readKept } from './offline-page.ts';

it('is read as it was kept, whatever its title', () => {
  const address = '/senac-portal/detalhes/1?turma=2';
  const titles = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(titles, fc.nat(), fc.option(fc.nat()), (title, keptAt, owner) => {
      const page = { title, keptAt, owner };
      expect(readKept(address, keptResponse('<p>', page))).toEqual({ address, ...page });
    }),
  );
});

it('is no page where it is a file that goes with one', () => {
  expect(readKept('/storage/edital.pdf', new Response('%PDF'))).toBeNull();
});

it('may run no script and ask for nothing', () => {
  const { headers } = keptResponse('', { title: 'x', keptAt: 0, owner: null });
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});
