import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { SlotProvider, type SlotSource } from '../remote/slot.ts';
import { type MenuAt, MenuProvider } from './current-menu.ts';
import { FirstLoadContext, type HydrationTracker, noFirstLoad } from './hydration-tracker.tsx';
import { type Navigations, NavigationsContext, noNavigations } from './navigations.ts';
import { noRecovery, type PageRecovery, PageRecoveryContext } from './page-recovery.ts';
import { PlainShellContext } from './shell-part.tsx';

interface PortalProps {
  queryClient: QueryClient;
  slots: SlotSource;
  /** Where the menus see a page. */
  menuAt: MenuAt;
  /** What is done about a page that throws; nothing on the server. */
  recovery?: PageRecovery;
  firstLoad?: HydrationTracker;
  /** Whether what stands around the pages does without all that the server's data bring. */
  plainShell?: boolean;
  /** The browser's router. */
  navigations?: Navigations;
  /** The router, of the browser or of the server. */
  children: ReactNode;
}

/** Everything around the router; the same on the server and in the browser. */
export function Portal({
  queryClient,
  slots,
  menuAt,
  recovery = noRecovery,
  firstLoad = noFirstLoad,
  plainShell = false,
  navigations = noNavigations,
  children,
}: PortalProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MenuProvider value={menuAt}>
          <PageRecoveryContext value={recovery}>
            <FirstLoadContext value={firstLoad}>
              <NavigationsContext value={navigations}>
                <PlainShellContext value={plainShell}>
                  <SlotProvider value={slots}>{children}</SlotProvider>
                </PlainShellContext>
              </NavigationsContext>
            </FirstLoadContext>
          </PageRecoveryContext>
        </MenuProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
