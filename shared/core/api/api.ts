/** The client of the contract: one instance, and one configuration, for host and remotes. */
export { anySignal } from './any-signal.ts';
export { ApiError, type ApiErrorKind } from './api-error.ts';
export { type CallOptions, call, callWithMessage } from './call.ts';
export { type ApiConfiguration, configureApi, portalOrigin, storageUrl } from './configuration.ts';
