import { homeQuery } from '@portal/runtime/home-query';
import type { Home } from '@portal/shared/contract/home';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the shell shows of the home data; without an answer it stands with its fixed links and texts. */
export type ShellData = Pick<Home, 'banners' | 'pages'> & { settings: Partial<Home['settings']> };

const nothing: ShellData = { settings: {}, banners: [], pages: [] };
const never = () => () => {};

/** The home data that the page was sent with, if any. */
export const SentHome = createContext<ShellData | undefined>(undefined);

/**
 * The home data, or nothing as long as the server gives none. A part that comes alive after a newer answer has come begins
 * with what was sent, so that it is what React finds in the document.
 */
export function useHome(): ShellData {
  const { data = nothing } = useQuery(homeQuery());
  const sent = useContext(SentHome) ?? nothing;
  return useSyncExternalStore(
    never,
    () => data,
    () => sent,
  );
}
