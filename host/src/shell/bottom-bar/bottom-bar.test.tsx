import type { MenuPlace } from '@portal/runtime/federation/menu-place';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beforeEachVisit, openShell } from '../testing/open-shell.tsx';

beforeEachVisit();

it.each<[string, MenuPlace | null, Record<string, string>]>([
  ['/cursos', 'cursos', { Cursos: 'page' }],
  ['/detalhes/12', 'cursos', { Cursos: 'true' }],
  ['/psg_cadastro', 'para-voce/psg', { Gratuitos: 'true' }],
  ['/changePassword', 'entrar', { Entrar: 'true' }],
  ['/cursos-livres', null, {}],
])('the bar at the foot marks on %s where the visitor is', (at, place, marked) => {
  openShell({ at, place });
  const bar = screen.getByRole('navigation', { name: 'Acesso rápido', hidden: true });
  const links = within(bar).getAllByRole('link', { hidden: true });
  const found = links.flatMap((link) => {
    const current = link.getAttribute('aria-current');
    return current ? [[link.textContent, current]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(marked);
});
