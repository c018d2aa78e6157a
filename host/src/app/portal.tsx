import { SlotProvider, type SlotSource } from '@portal/shared/federation';
import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@portal/shared/query';
import { type ReactNode, StrictMode } from 'react';

interface PortalProps {
  queryClient: QueryClient;
  slots: SlotSource;
  queries?: DehydratedState;
  /** The router, of the browser or of the server. */
  children: ReactNode;
}

/** Everything around the router; the same on the server and in the browser. */
export const Portal = ({ queryClient, slots, queries, children }: PortalProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={queries}>
        <SlotProvider value={slots}>{children}</SlotProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  </StrictMode>
);
