import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The part of the portal that the page of a path belongs to, or null. */
export type PlaceAt = (path: string) => string | null;

const PlaceContext = createContext<PlaceAt>(() => null);

export const PlaceProvider = PlaceContext.Provider;

/** The part of the portal that the visitor is in, or null. */
export function useCurrentPlace(): string | null {
  const { pathname } = useLocation();
  return useContext(PlaceContext)(pathname);
}
