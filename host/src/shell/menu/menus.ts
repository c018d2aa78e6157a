import { isWithin } from '@portal/client/menu/menu-key';
import type { Page } from '@portal/contract/endpoints/home';
import type { MenuLink } from '@portal/platform/browser';
import type { Menu } from '../../../config/host-config-schema.ts';
import { menus } from '../../../config/menus.ts';

/** Maximum number of sub-pages in a panel: every page contains them, twice. */
const MAX_ADDED = 40;

type PanelLink = Extract<Menu, { kind: 'panel' }>['links'][number];

/** Returns the fixed menus. Panels also get the links of remotes' pages and, at the end, the server's sub-pages (A 2.1). */
export function menusWith(pages: readonly Page[], pageLinks: readonly MenuLink[]): Menu[] {
  return menus.map((menu) => {
    if (menu.kind !== 'panel') return menu;
    const children = pages
      .filter((page) => page.name.trim() === menu.parent)
      .flatMap((page) => page.children);
    const added = children
      .filter(({ name }) => name !== '')
      .slice(0, MAX_ADDED)
      .map(({ name }) => ({ label: name, to: `/subPages/${encodeURIComponent(name)}` }));
    const declared = pageLinks.filter((link) => isWithin(link.menu, menu.key));
    return { ...menu, links: [...insertLinks(menu.links, declared), ...added] };
  });
}

/** Places each declared link after the one that it names, else at the end. Fixed links keep their order and labels. */
function insertLinks(fixed: readonly PanelLink[], declared: readonly MenuLink[]): PanelLink[] {
  const others = declared.filter(({ to }) => !fixed.some((link) => link.to === to));
  const placed = fixed.flatMap((link) => [link, ...others.filter(({ after }) => after === link.to)]);
  return [...placed, ...others.filter((link) => !placed.includes(link))];
}

/**
 * Returns the current menu, marked on the equator line: the one that the page declares or, as for the server's
 * sub-pages, the one that links to it.
 * @param named the menu that the page declares, or null
 * @param pathname below the portal's base, encoded as in the URL
 */
export function currentMenu(shown: readonly Menu[], named: string | null, pathname: string): string | null {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (named !== null) return shown.find(({ key }) => isWithin(named, key))?.key ?? null;
  return shown.find((menu) => listPaths(menu).some(isBelow))?.key ?? null;
}

function listPaths(menu: Menu): string[] {
  if (menu.kind === 'panel') return menu.links.map((link) => link.to);
  return menu.kind === 'link' ? [menu.to] : [];
}
