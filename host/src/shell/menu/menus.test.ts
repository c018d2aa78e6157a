import { describe, expect, it } from 'vitest';
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

describe('the menus', () => {
  it('stand with their fixed links when the server gives no pages', () => {
    expect(menusWith([]).map((menu) => menu.label)).toEqual([
      'Senac',
      'Cursos',
      'Para você',
      'Para sua empresa',
      'Transparência',
      'Comunicação',
      'Fale Conosco',
    ]);
  });

  it.each([
    ['SENAC', 'senac'],
    ['CURSOS', 'cursos'],
    ['PARA_VOCE', 'para-voce'],
    ['PARA_EMPRESA', 'para-empresa'],
    ['COMUNICACAO', 'comunicacao'],
  ])('add the sub-pages of %s at the end of its panel', (parent, key) => {
    expect(linksOf(key, [page(parent, 'Ação & vida')]).at(-1)).toEqual({
      label: 'Ação & vida',
      to: '/subPages/A%C3%A7%C3%A3o%20%26%20vida',
    });
  });

  it('leave out pages of any other name', () => {
    expect(menusWith([page('Notícias', 'x')])).toEqual(menusWith([]));
  });

  it.each([
    '/QuemSomos',
    '/historia',
    '/unidades',
    '/politicas',
    '/plano_cursos',
    '/cursos',
    '/cursos-livres',
    '/psg',
    '/banco_de_oportunidades',
    '/jovem_aprendiz',
    '/biblioteca',
    '/pss',
    '/psa',
    '/gallery',
    '/noticias',
    '/socialMedia',
    '/survey',
    '/area_do_candidato',
  ])('lead to %s', (path) => {
    expect(
      menusWith([]).flatMap((menu) => (menu.kind === 'panel' ? menu.links.map((link) => link.to) : [])),
    ).toContain(path);
  });
});

describe('the active menu', () => {
  it.each([
    ['/', null],
    ['/cursos', 'cursos'],
    ['/cursos-livres', 'cursos'],
    ['/detalhes/12', 'cursos'],
    ['/psg/edital/47', 'para-voce'],
    ['/psg_cadastro', 'para-voce'],
    ['/jovem_aprendiz', 'para-voce'],
    ['/psa', 'para-empresa'],
    ['/pss_edital/3', 'senac'],
    ['/noticias/abertas-as-matriculas', 'comunicacao'],
    ['/FaleConosco', 'fale-conosco'],
    ['/login', null],
  ])('of %s is %s', (pathname, key) => {
    expect(currentMenu(menusWith([]), pathname)).toBe(key);
  });

  it('of a sub-page is the menu that lists it', () => {
    const menus = menusWith([page('PARA_EMPRESA', 'Consultoria ágil')]);
    expect(currentMenu(menus, '/subPages/Consultoria%20%C3%A1gil')).toBe('para-empresa');
  });
});
