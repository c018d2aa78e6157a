/** Browser entry point: what a shell imports, and what starts it. */
export { ROOT_ID } from './app/boot-data.ts';
export { useHydrationFinished } from './app/hydration-tracker.tsx';
export { useRecovery, useRetry } from './app/page-recovery.ts';
export {
  MenuProvider,
  NavigationsContext,
  useCurrentMenu,
  useIsNavigating,
  useMenuLinks,
} from './app/portal.tsx';
export type { OwnPage, PortalApp } from './app/portal-app.ts';
export { ShellPart } from './app/shell-part.tsx';
export { replayEarlyClicks } from './browser/early-clicks.ts';
export { guardDocument } from './browser/guard-document.ts';
export { onStall } from './browser/on-stall.ts';
export { readRenderTime } from './browser/read-render-time.ts';
export { startPortal } from './browser/start-portal.tsx';
export { startScripts } from './browser/start-scripts.ts';
export type { MenuLink } from './contract/page-metadata.ts';
export { RemoteError } from './contract/remote-state.ts';
export {
  HydrationBoundary,
  HydrationTrackerContext,
  noHydrationTracker,
} from './remote/hydration-boundary.ts';
