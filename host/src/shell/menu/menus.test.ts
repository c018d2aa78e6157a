import type { Page } from '@portal/contract/endpoints/home';
import type { MenuLink } from '@portal/platform/browser';
import { expect, it } from 'vitest';
import { currentMenu, menusWith } from './menus.ts';

const page = (name: string, ...children: string[]) => ({
  name,
  children: children.map((child) => ({ name: child, contents: [] })),
  contents: [],
});

const listLinks = (key: string, pages: Page[], pageLinks: MenuLink[] = []) => {
  const menu = menusWith(pages, pageLinks).find((each) => each.key === key);
  return menu?.kind === 'panel' ? menu.links : [];
};

it.each([
  ['SENAC', 'senac'],
  ['CURSOS', 'cursos'],
  ['PARA_VOCE', 'para-voce'],
  ['PARA_EMPRESA', 'para-empresa'],
  ['COMUNICACAO', 'comunicacao'],
])('the menus add the sub-pages of %s at the end of its panel', (parent, key) => {
  expect(listLinks(key, [page(parent, 'Ação & vida')]).at(-1)).toEqual({
    label: 'Ação & vida',
    to: '/subPages/A%C3%A7%C3%A3o%20%26%20vida',
  });
});

const visit = { menu: 'cursos', label: 'Visite', to: '/visite' };
const fixed = ['/cursos', '/cursos-livres', '/plano_cursos'];

it.each<[string, Partial<MenuLink>[], string[]]>([
  ['after the fixed ones', [{}], [...fixed, '/visite']],
  ['after the link that it names', [{ after: '/cursos' }], ['/cursos', '/visite', ...fixed.slice(1)]],
  [
    'in the order of the remotes where several name one',
    [{ after: '/cursos' }, { after: '/cursos', to: '/x' }],
    ['/cursos', '/visite', '/x', ...fixed.slice(1)],
  ],
  ['after the fixed ones where it names one of another menu', [{ after: '/psg' }], [...fixed, '/visite']],
  ['of a part of the menu', [{ menu: 'cursos/livres' }], [...fixed, '/visite']],
  ['of no other menu', [{ menu: 'senac' }], fixed],
  ['of no unknown menu', [{ menu: 'cursos-novos' }], fixed],
  ['once, with its fixed label', [{ to: '/cursos', label: 'Outro' }], fixed],
])("the menus contain a page's link %s", (_where, declared, paths) => {
  const links = listLinks(
    'cursos',
    [],
    declared.map((link) => ({ ...visit, ...link })),
  );
  expect(links.map(({ to }) => to)).toEqual(paths);
  expect(links.find(({ to }) => to === '/cursos')?.label).toBe('Programação de cursos');
});

it('the menus omit unreadable sub-pages and any above the maximum', () => {
  const fixed = listLinks('senac', []).length;
  const names = ['', ...Array.from({ length: 5_000 }, (_, index) => `Página ${index}`)];
  const links = listLinks('senac', [page('SENAC', ...names)]);
  expect(links.length).toBeLessThan(fixed + 100);
  expect(links[fixed]?.label).toBe('Página 0');
});

it.each([
  ['the menu that the page belongs to', 'comunicacao', '/faq', 'comunicacao'],
  ['that of the part that the page belongs to', 'para-voce/psg', '/psg_cadastro', 'para-voce'],
  ['the one that the page names, where another links to it', 'para-empresa', '/psg', 'para-empresa'],
  ['none for a menu that the host does not know', 'cursos-novos', '/cursos', null],
  ['the one that links to a page that names none', null, '/cursos', 'cursos'],
  ['the one that links above it', null, '/noticias/abertas-as-matriculas', 'comunicacao'],
  ['none for a page that nothing links to', null, '/', null],
])('the active menu is %s', (_case, menu, pathname, key) => {
  expect(currentMenu(menusWith([], []), menu, pathname)).toBe(key);
});

it('the active menu of a sub-page is the menu that lists it', () => {
  const menus = menusWith([page('PARA_EMPRESA', 'Consultoria ágil')], []);
  expect(currentMenu(menus, null, '/subPages/Consultoria%20%C3%A1gil')).toBe('para-empresa');
});
