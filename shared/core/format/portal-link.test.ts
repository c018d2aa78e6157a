import { expect, it } from 'vitest';
import { portalLink } from './portal-link.ts';

it.each([
  ['/senac-portal', { kind: 'page', to: '/' }],
  ['/senac-portal/psg', { kind: 'page', to: '/psg' }],
  ['/senac-portal/cursos?seg=Moda', { kind: 'page', to: '/cursos?seg=Moda' }],
  ['https://www.senac.br/', { kind: 'outside', href: 'https://www.senac.br/' }],
  ['/senac-portal-antigo', { kind: 'outside', href: '/senac-portal-antigo' }],
  ['/outro-site', { kind: 'outside', href: '/outro-site' }],
  ['', { kind: 'none' }],
  [null, { kind: 'none' }],
] as const)('a banner with the address %s leads to %o', (url, link) => {
  expect(portalLink(url)).toEqual(link);
});
