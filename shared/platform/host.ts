/** Server entry point: configures and starts a portal's server. */
export type { ListedPage } from './contract/listing.ts';
export type { PortalConfig, Upstream } from './contract/portal-config.ts';
export type { PreviewTexts } from './contract/preview-texts.ts';
export { formatReason, type Reason } from './contract/reasons.ts';
export type { HostContext, OwnRoutes } from './server/app.ts';
export type { PlatformEvent } from './server/events/events.ts';
export { startKeeper } from './server/keeper/keeper-app.ts';
export { startHost } from './server/start-host.ts';
