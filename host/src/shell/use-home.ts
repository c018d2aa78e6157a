import { useHydrationFinished } from '@portal/platform/browser';
import { homeQuery } from '@portal/runtime/home-query';
import type { Home } from '@portal/shared/contract/home';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the shell shows of the home data; without an answer it stands with its fixed links and texts. */
export type ShellData = Pick<Home, 'banners' | 'pages'> & { settings: Partial<Home['settings']> };

const nothing: ShellData = { settings: {}, banners: [], pages: [] };
const never = () => () => {};

/**
 * Asks for the home data that the page was sent without, or that has aged: once all of the page is alive, since a part
 * that comes alive after an answer would not be what React finds in the document.
 */
export function RefetchHome() {
  useQuery({ ...homeQuery(), enabled: useHydrationFinished() });
  return null;
}

/** The home data that the page was sent with, if any. */
export const ServerHomeContext = createContext<ShellData | undefined>(undefined);

/**
 * The home data, or nothing as long as there is none. A page may ask for it by itself: what comes alive after that answer
 * begins with what was sent.
 */
export function useHome(): ShellData {
  const { data = nothing } = useQuery({ ...homeQuery(), enabled: false });
  const sent = useContext(ServerHomeContext) ?? nothing;
  return useSyncExternalStore(
    never,
    () => data,
    () => sent,
  );
}
