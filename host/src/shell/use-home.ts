import { homeQuery } from '@portal/client/home-query';
import type { Home } from '@portal/contract/endpoints/home';
import { useHydrationFinished } from '@portal/platform/browser';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Home data that the shell shows; without it, fixed links and texts remain. */
export type ShellData = Pick<Home, 'banners' | 'pages'> & { settings: Partial<Home['settings']> };

const nothing: ShellData = { settings: {}, banners: [], pages: [] };
const never = () => () => {};

/**
 * Loads home data that is missing or stale, after hydration has finished: data that changed earlier would not match the
 * server-rendered HTML.
 */
export function RefetchHome() {
  useQuery({ ...homeQuery(), enabled: useHydrationFinished() });
  return null;
}

/** Home data in the server-rendered page, if any. */
export const ServerHomeContext = createContext<ShellData | undefined>(undefined);

/**
 * Returns the home data, or empty data if there is none. A page may load it itself; boundaries that hydrate later still
 * start with the server's data.
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
