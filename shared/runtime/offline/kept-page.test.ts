import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptResponse, readKept } from './kept-page.ts';

it('is read as it was kept, whatever its title', () =>
  fc.assert(
    fc.property(
      fc.record({
        title: fc.string({ unit: 'grapheme', minLength: 1 }),
        keptAt: fc.nat(),
        personal: fc.boolean(),
      }),
      (page) => {
        const address = '/senac-portal/detalhes/1?turma=2';
        expect(readKept(address, keptResponse('<p>', page))).toEqual({ address, ...page });
      },
    ),
  ));

it('is no page where it is a file that goes with one', () => {
  expect(readKept('/storage/edital.pdf', new Response('%PDF'))).toBeNull();
});

it('may run no script and ask for nothing', () => {
  const policy = keptResponse('', { title: 'x', keptAt: 0, personal: false }).headers.get(
    'content-security-policy',
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});
