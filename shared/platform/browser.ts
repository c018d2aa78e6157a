/** Browser entry point: what a shell imports, and what starts it. */
export { ROOT_ID, readRenderTime } from './app/boot-data.ts';
export {
  initialState,
  PortalContext,
  ShellPart,
  useCurrentMenu,
  useIsNavigating,
  useMenuLinks,
  useRecovery,
  useRetry,
} from './app/portal.tsx';
export type { PortalApp } from './app/portal-app.ts';
export { useHydrationFinished } from './app/portal-routes.tsx';
export { replayEarlyClicks } from './browser/early-clicks.ts';
export { guardDocument } from './browser/guard-document.ts';
export { onStall } from './browser/on-stall.ts';
export { startPortal } from './browser/start-portal.tsx';
export { startScripts } from './browser/start-scripts.ts';
export type { MenuLink } from './contract/page-metadata.ts';
export { RemoteError } from './contract/remote-state.ts';
export {
  HydrationBoundary,
  HydrationTrackerContext,
  noHydrationTracker,
} from './remote/hydration-boundary.ts';
