import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuLink } from '../contract/page-metadata.ts';

/** Menu entries and links that the active releases declare. */
export interface DeclaredMenus {
  /** Returns the menu entry of the page at a path, or null. */
  menuAt(path: string): string | null;
  links: readonly MenuLink[];
}

const MenuContext = createContext<DeclaredMenus>({ menuAt: () => null, links: [] });

export const MenuProvider = MenuContext.Provider;

/** Returns the menu entry of the current page, or null. */
export function useCurrentMenu(): string | null {
  const { pathname } = useLocation();
  return useContext(MenuContext).menuAt(pathname);
}

/** The links that pages add to the menus. */
export const useMenuLinks = (): readonly MenuLink[] => useContext(MenuContext).links;
