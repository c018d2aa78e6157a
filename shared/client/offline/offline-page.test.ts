import { expect, it } from 'vitest';
import { keptResponse, readKept } from './offline-page.ts';

it('is no page where it is a file that goes with one', () => {
  expect(readKept('/storage/edital.pdf', new Response('%PDF'))).toBeNull();
});

it('may run no script and ask for nothing', () => {
  const { headers } = keptResponse('', { title: 'x', keptAt: 0, owner: null });
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});
