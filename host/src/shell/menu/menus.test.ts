import { expect, it } from 'vitest';
import { closed, type MenuEvent, type MenuState, nextMenuState } from './menu-state.ts';
import { currentMenu, menusWith } from './menus.ts';

const page = (name: string, ...children: string[]) => ({
  name,
  children: children.map((child) => ({ name: child, contents: [] })),
  contents: [],
});

const linksOf = (key: string, pages: Parameters<typeof menusWith>[0]) => {
  const menu = menusWith(pages).find((each) => each.key === key);
  return menu?.kind === 'panel' ? menu.links : [];
};

it('the menus add the sub-pages of a page of their name at the end of its panel', () => {
  const pages = [page('Notícias', 'x'), page('PARA_VOCE', 'Ação & vida')];
  expect(linksOf('senac', pages)).toEqual(linksOf('senac', []));
  expect(linksOf('para-voce', pages).at(-1)).toEqual({
    label: 'Ação & vida',
    to: '/subPages/A%C3%A7%C3%A3o%20%26%20vida',
  });
});

it('the menus leave out sub-pages that nobody could read or that are without number', () => {
  const fixed = linksOf('senac', []).length;
  const names = ['', ...Array.from({ length: 5_000 }, (_, index) => `Página ${index}`)];
  const links = linksOf('senac', [page('SENAC', ...names)]);
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
  expect(currentMenu(menusWith([]), menu, pathname)).toBe(key);
});

it('the active menu of a sub-page is the menu that lists it', () => {
  const menus = menusWith([page('PARA_EMPRESA', 'Consultoria ágil')]);
  expect(currentMenu(menus, null, '/subPages/Consultoria%20%C3%A1gil')).toBe('para-empresa');
});

const hovered = (key: string): MenuState => ({ kind: 'hovered', key });
const pinned = (key: string): MenuState => ({ kind: 'pinned', key });
const pressed = (key: string): MenuEvent => ({ kind: 'pressed', key });
const entered = (key: string): MenuEvent => ({ kind: 'entered', key });

it.each([
  ['closes on a second click', pinned('a'), pressed('a'), closed],
  ['changes panels on a click elsewhere in the bar', pinned('a'), pressed('b'), pinned('b')],
  ['follows the pointer along the bar', hovered('a'), entered('b'), hovered('b')],
  ['stays open under a click after hovering', hovered('a'), pressed('a'), pinned('a')],
  ['keeps a clicked panel when the pointer leaves', pinned('a'), { kind: 'left' }, pinned('a')],
  ['keeps a clicked panel when the pointer passes another', pinned('a'), entered('b'), pinned('a')],
] as Array<[string, MenuState, MenuEvent, MenuState]>)('the menu bar %s', (_name, before, event, after) => {
  expect(nextMenuState(before, event)).toEqual(after);
});
