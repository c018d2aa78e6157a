/** Server entry point: configures and starts a portal's server. */
export type { ListedPage } from './contract/page-metadata.ts';
export type { PortalConfig, PreviewTexts, Upstream } from './contract/portal-config.ts';
export { formatReason, type Reason } from './contract/reasons.ts';
export type { HostContext, OwnRoutes } from './server/app.ts';
export type { PlatformEvent } from './server/events/events.ts';
export { startKeeper } from './server/keeper/keeper-app.ts';
export { startHost } from './server/start-host.ts';
