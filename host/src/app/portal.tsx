import { SlotProvider, type SlotSource } from '@portal/runtime/federation';
import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@portal/runtime/query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import icon from './icon.svg';

interface PortalProps {
  queryClient: QueryClient;
  slots: SlotSource;
  queries?: DehydratedState;
  /** The router, of the browser or of the server. */
  children: ReactNode;
}

/** Everything around the router; the same on the server and in the browser. */
export function Portal({ queryClient, slots, queries, children }: PortalProps) {
  useEffect(announceHydration, []);
  return (
    <StrictMode>
      <link rel="icon" type="image/svg+xml" href={icon} />
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={queries}>
          <SlotProvider value={slots}>{children}</SlotProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** From here on the page answers to clicks: for styles, tests and measurements. */
function announceHydration(): void {
  document.documentElement.dataset.hydrated = '';
  performance.mark('hydrated');
}
