import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, StrictMode, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuLink } from '../contract/page-metadata.ts';
import {
  type HydrationTracker,
  HydrationTrackerContext,
  noHydrationTracker,
} from '../remote/hydration-boundary.ts';
import { SlotProvider, type SlotSource } from '../remote/slot.ts';
import { noRecovery, type PageRecovery, PageRecoveryContext } from './page-recovery.ts';
import { PlainShellContext } from './shell-part.tsx';

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

/** Part of the router that reports pending navigations. */
interface Navigations {
  state: { navigation: { state: string } };
  subscribe(listener: () => void): () => void;
}

const noNavigations: Navigations = {
  state: { navigation: { state: 'idle' } },
  subscribe: () => () => {},
};

export const NavigationsContext = createContext(noNavigations);

/**
 * Returns whether a navigation is pending. It reads the router itself: React delays the router's own context while the
 * code of the server-rendered page loads.
 */
export function useIsNavigating(): boolean {
  const router = useContext(NavigationsContext);
  return useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.state === 'loading',
    () => false,
  );
}

interface PortalProps {
  queryClient: QueryClient;
  slots: SlotSource;
  menus: DeclaredMenus;
  /** Recovery of pages that throw; absent on the server. */
  recovery?: PageRecovery;
  hydrationTracker?: HydrationTracker;
  /** Whether the shell renders its fallback parts, without data. */
  plainShell?: boolean;
  navigations?: Navigations;
  children: ReactNode;
}

/** Everything around the router, identical on the server and in the browser. */
export function Portal({
  queryClient,
  slots,
  menus,
  recovery = noRecovery,
  hydrationTracker = noHydrationTracker,
  plainShell = false,
  navigations = noNavigations,
  children,
}: PortalProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MenuProvider value={menus}>
          <PageRecoveryContext value={recovery}>
            <HydrationTrackerContext value={hydrationTracker}>
              <NavigationsContext value={navigations}>
                <PlainShellContext value={plainShell}>
                  <SlotProvider value={slots}>{children}</SlotProvider>
                </PlainShellContext>
              </NavigationsContext>
            </HydrationTrackerContext>
          </PageRecoveryContext>
        </MenuProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
