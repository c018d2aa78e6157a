import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The menu that the page of a path is in, or null. */
export type MenuAt = (path: string) => string | null;

const MenuContext = createContext<MenuAt>(() => null);

export const MenuProvider = MenuContext.Provider;

/** The menu that the visitor is in, or null. */
export function useCurrentMenu(): string | null {
  const { pathname } = useLocation();
  return useContext(MenuContext)(pathname);
}
