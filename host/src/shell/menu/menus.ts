import { isWithin, type MenuPlace } from '@portal/runtime/menu/menu-place';
import type { Page } from '@portal/shared/contract/pages';
import { institution } from '@portal/shared/institution';

interface MenuLink {
  label: string;
  /** Path below the portal's base. */
  to: string;
}

/** An entry of the menu bar: a panel of links, or one link. Its key is the place that pages give to be in it. */
export type Menu =
  | { kind: 'panel'; key: MenuPlace; label: string; lead: string; links: MenuLink[]; areas: boolean }
  | { kind: 'link'; key: MenuPlace; label: string; to: string }
  | { kind: 'external'; key: string; label: string; href: string };

/** The fixed entries (A 2.1), and the parent name under which the server adds more. */
const fixedMenus: ReadonlyArray<Menu & { parent?: string }> = [
  {
    kind: 'panel',
    key: 'senac',
    label: 'Senac',
    lead: 'Desde 1974 formando o Amapá',
    parent: 'SENAC',
    areas: false,
    links: [
      { label: 'Quem somos', to: '/QuemSomos' },
      { label: 'História', to: '/historia' },
      { label: 'Unidades', to: '/unidades' },
      { label: 'Biblioteca', to: '/biblioteca' },
      { label: 'Trabalhe conosco', to: '/pss' },
      { label: 'Política de privacidade', to: '/politicas' },
    ],
  },
  {
    kind: 'panel',
    key: 'cursos',
    label: 'Cursos',
    lead: 'Oito áreas, um porto de partida',
    parent: 'CURSOS',
    areas: true,
    links: [
      { label: 'Programação de cursos', to: '/cursos' },
      { label: 'Cursos livres', to: '/cursos-livres' },
      { label: 'Planos de cursos técnicos', to: '/plano_cursos' },
    ],
  },
  {
    kind: 'panel',
    key: 'para-voce',
    label: 'Para você',
    lead: 'Estude de graça, comece a trabalhar',
    parent: 'PARA_VOCE',
    areas: false,
    links: [
      { label: 'Cursos gratuitos (PSG)', to: '/psg' },
      { label: 'Jovem Aprendiz', to: '/jovem_aprendiz' },
      { label: 'Banco de Oportunidades', to: '/banco_de_oportunidades' },
      { label: 'Área do candidato', to: '/area_do_candidato' },
    ],
  },
  {
    kind: 'panel',
    key: 'para-empresa',
    label: 'Para sua empresa',
    lead: 'Gente preparada para o seu negócio',
    parent: 'PARA_EMPRESA',
    areas: false,
    links: [
      { label: 'Solicitação de cursos', to: '/psa' },
      { label: 'Jovem Aprendiz', to: '/jovem_aprendiz' },
      { label: 'Contrate ex-alunos', to: '/banco_de_oportunidades' },
    ],
  },
  {
    kind: 'external',
    key: 'transparencia',
    label: 'Transparência',
    href: institution.addresses.transparency,
  },
  {
    kind: 'panel',
    key: 'comunicacao',
    label: 'Comunicação',
    lead: 'O que acontece por aqui',
    parent: 'COMUNICACAO',
    areas: false,
    links: [
      { label: 'Notícias', to: '/noticias' },
      { label: 'Galerias', to: '/gallery' },
      { label: 'Redes sociais', to: '/socialMedia' },
      { label: 'Enquetes', to: '/survey' },
      { label: 'Arquivos', to: '/arquivos' },
    ],
  },
  { kind: 'link', key: 'fale-conosco', label: 'Fale Conosco', to: '/FaleConosco' },
];

/** Sub-pages of a panel at most: every page of the portal carries them, twice. */
const MOST_ADDED = 40;

/** The menu bar: the fixed entries, each panel completed by the server's sub-pages of its name (A 2.1). */
export function menusWith(pages: readonly Page[]): Menu[] {
  return fixedMenus.map(({ parent, ...menu }) => {
    if (menu.kind !== 'panel') return menu;
    const children = pages.filter((page) => page.name.trim() === parent).flatMap((page) => page.children);
    const added = children
      .filter(({ name }) => name !== '')
      .slice(0, MOST_ADDED)
      .map(({ name }) => ({ label: name, to: `/subPages/${encodeURIComponent(name)}` }));
    return { ...menu, links: [...menu.links, ...added] };
  });
}

/**
 * The menu that the visitor is in, for the mark on the equator line: the one that the page says it belongs to, else the
 * one that leads to it, as to the server's sub-pages.
 * @param place the part of the portal that the page belongs to, or null
 * @param pathname below the portal's base, as it stands in the address
 */
export function currentMenu(menus: readonly Menu[], place: string | null, pathname: string): string | null {
  const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (place !== null) return menus.find(({ key }) => isWithin(place, key))?.key ?? null;
  return menus.find((menu) => pathsOf(menu).some(within))?.key ?? null;
}

function pathsOf(menu: Menu): string[] {
  if (menu.kind === 'panel') return menu.links.map((link) => link.to);
  return menu.kind === 'link' ? [menu.to] : [];
}
