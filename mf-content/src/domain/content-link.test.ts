import { expect, it } from 'vitest';
import { contentLinkTarget } from './content-link.ts';

it.each([
  ['/senac-portal/psa', { to: '/psa' }],
  ['tel:+559632140100', { href: 'tel:+559632140100', external: false }],
  ['mailto:imprensa@ap.senac.br', { href: 'mailto:imprensa@ap.senac.br', external: false }],
  ['https://wa.me/5596991400100', { href: 'https://wa.me/5596991400100', external: true }],
  ['documents/revista.pdf', { href: '/storage/documents/revista.pdf', external: false }],
  ['javascript:alert(1)', null],
  ['tel:javascript', null],
  ['', null],
])('%j leads to %j', (url, target) => {
  expect(contentLinkTarget(url)).toEqual(target);
});
