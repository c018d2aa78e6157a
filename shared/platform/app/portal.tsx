import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import {
  type HydrationTracker,
  HydrationTrackerContext,
  noHydrationTracker,
} from '../remote/hydration-boundary.ts';
import { SlotProvider, type SlotSource } from '../remote/slot.ts';
import { type DeclaredMenus, MenuProvider } from './current-menu.ts';
import { type Navigations, NavigationsContext, noNavigations } from './navigations.ts';
import { noRecovery, type PageRecovery, PageRecoveryContext } from './page-recovery.ts';
import { PlainShellContext } from './shell-part.tsx';

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
