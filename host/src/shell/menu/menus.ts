import { isWithin } from '@portal/runtime/menu/menu-key';
import type { Page } from '@portal/shared/contract/pages';
import type { Menu } from '../../../config/host-config-schema.ts';
import { menus } from '../../../config/menus.ts';

/** Sub-pages of a panel at most: every page of the portal carries them, twice. */
const MAX_ADDED = 40;

/** The menu bar: the fixed entries, each panel completed by the server's sub-pages of its name (A 2.1). */
export function menusWith(pages: readonly Page[]): Menu[] {
  return menus.map((menu) => {
    if (menu.kind !== 'panel') return menu;
    const children = pages
      .filter((page) => page.name.trim() === menu.parent)
      .flatMap((page) => page.children);
    const added = children
      .filter(({ name }) => name !== '')
      .slice(0, MAX_ADDED)
      .map(({ name }) => ({ label: name, to: `/subPages/${encodeURIComponent(name)}` }));
    return { ...menu, links: [...menu.links, ...added] };
  });
}

/**
 * The menu that the visitor is in, for the mark on the equator line: the one that the page says it belongs to, else the
 * one that leads to it, as to the server's sub-pages.
 * @param named the menu that the page names, or null
 * @param pathname below the portal's base, as it stands in the address
 */
export function currentMenu(shown: readonly Menu[], named: string | null, pathname: string): string | null {
  const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (named !== null) return shown.find(({ key }) => isWithin(named, key))?.key ?? null;
  return shown.find((menu) => pathsOf(menu).some(within))?.key ?? null;
}

function pathsOf(menu: Menu): string[] {
  if (menu.kind === 'panel') return menu.links.map((link) => link.to);
  return menu.kind === 'link' ? [menu.to] : [];
}
