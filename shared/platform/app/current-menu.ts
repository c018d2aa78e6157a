import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the menu entry of the page at a path, or null. */
export type MenuAt = (path: string) => string | null;

const MenuContext = createContext<MenuAt>(() => null);

export const MenuProvider = MenuContext.Provider;

/** Returns the menu entry of the current page, or null. */
export function useCurrentMenu(): string | null {
  const { pathname } = useLocation();
  return useContext(MenuContext)(pathname);
}
