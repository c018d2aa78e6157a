/** Client of the contract: host and remotes share one instance and its configuration. */

export { ApiError, type ApiErrorKind } from './api-error.ts';
export { type CallOptions, call, callWithMessage } from './call.ts';
export { type ApiConfiguration, configureApi, portalOrigin, storageUrl } from './configuration.ts';
export { nullIfMissing } from './null-if-missing.ts';
export { anySignal, unlessStalled } from './unless-stalled.ts';
