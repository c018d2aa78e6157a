import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  Component,
  createContext,
  type ReactNode,
  StrictMode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router-dom';
import type { MenuLink } from '../contract/page-metadata.ts';
import { RemoteError } from '../contract/remote-state.ts';
import {
  type HydrationTracker,
  HydrationTrackerContext,
  noHydrationTracker,
} from '../remote/hydration-boundary.ts';
import { SlotProvider, type SlotSource } from '../remote/slot.ts';

interface DeclaredMenus {
  menuAt(path: string): string | null;
  links: readonly MenuLink[];
}

/** State of the platform around the pages. */
interface PortalState {
  menus: DeclaredMenus;
  /** Recovery of pages that throw; impossible on the server. */
  recovery: PageRecovery;
  /** Part of the router that reports pending navigations. */
  navigations: { state: { navigation: { state: string } }; subscribe(listener: () => void): () => void };
  /** Whether the shell renders its fallback parts, without data: set on the server after a part threw. */
  plainShell: boolean;
}

const notRecoverable: Recovery = { isPossible: false, begin: async () => {} };

/** State on the server, and in tests. */
export const initialState: PortalState = {
  menus: { menuAt: () => null, links: [] },
  recovery: { prepare: () => notRecoverable, retry: async () => {} },
  navigations: { state: { navigation: { state: 'idle' } }, subscribe: () => () => {} },
  plainShell: false,
};

export const PortalContext = createContext(initialState);

/** Returns the menu entry of the current page, or null. */
export function useCurrentMenu(): string | null {
  const { pathname } = useLocation();
  return useContext(PortalContext).menus.menuAt(pathname);
}

export const useMenuLinks = (): readonly MenuLink[] => useContext(PortalContext).menus.links;

/** Returns whether a navigation is pending. React delays the router's own context while server-rendered code loads. */
export function useIsNavigating(): boolean {
  const { navigations } = useContext(PortalContext);
  return useSyncExternalStore(
    navigations.subscribe,
    () => navigations.state.navigation.state === 'loading',
    () => false,
  );
}

interface PortalProps extends Partial<PortalState> {
  queryClient: QueryClient;
  slots: SlotSource;
  hydrationTracker?: HydrationTracker;
  children: ReactNode;
}

/** Everything around the router, identical on the server and in the browser. */
export function Portal({
  queryClient,
  slots,
  hydrationTracker = noHydrationTracker,
  children,
  ...state
}: PortalProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PortalContext value={{ ...initialState, ...state }}>
          <HydrationTrackerContext value={hydrationTracker}>
            <SlotProvider value={slots}>{children}</SlotProvider>
          </HydrationTrackerContext>
        </PortalContext>
      </QueryClientProvider>
    </StrictMode>
  );
}

interface ShellPartProps {
  /** Rendered if the part throws; it must not depend on data. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary of a part of the shell: the page and its form input stay if the part throws. */
export class ShellPart extends Component<ShellPartProps, { threw: boolean }> {
  static override contextType = PortalContext;
  declare context: PortalState;
  override state = { threw: false };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.context.plainShell || this.state.threw ? fallback : children;
  }
}

interface Recovery {
  /** Whether the previous release of the page can be loaded. */
  isPossible: boolean;
  /** Reports the error and, if possible, replaces the document. Otherwise it resolves. */
  begin(): Promise<void>;
}

/** Recovery of a page that threw, implemented in the browser. */
export interface PageRecovery {
  /** Called while the failed page is still in the document. */
  prepare(error: unknown): Recovery;
  /** Retries the page; reloads the document if the server no longer has its scripts. */
  retry(): Promise<void>;
}

/** Starts the recovery of a page that threw. @returns whether another release is loading */
export function useRecovery(error: unknown): boolean {
  const { key } = useLocation();
  const { prepare } = useContext(PortalContext).recovery;
  // Evaluated once per error, because starting the recovery changes the result.
  const recovery = useMemo(
    () => (isCodeError(error) ? prepare(error) : notRecoverable),
    [error, key, prepare],
  );
  const [ended, setEnded] = useState<Recovery | null>(null);
  useEffect(() => void recovery.begin().then(() => setEnded(recovery)), [recovery]);
  return recovery.isPossible && recovery !== ended;
}

export const useRetry = () => useContext(PortalContext).recovery.retry;

/** Returns whether the page's code threw, rather than a request or a module load. */
const isCodeError = (error: unknown): boolean =>
  !(isRouteErrorResponse(error) || error instanceof RemoteError || isHttpError(error));

/** Recognises errors of the API client by `status`, which is null without a response. */
const isHttpError = (error: unknown): boolean => error instanceof Error && 'status' in error;
