/** Entry point for remotes. A shared singleton, because of the context behind `<Slot>`. */
export { defineRemote, type PageList, type RemoteDescriptor } from './contract/descriptor.ts';
export type { ListedPage, Listing } from './contract/page-metadata.ts';
export { HydrationBoundary } from './remote/hydration-boundary.ts';
export { type PreloadableQuery, preload, queryClientContext } from './remote/preload.ts';
export { type PageModule, page, routesOf } from './remote/routes-of.ts';
export type * from './remote/slot.ts';
export { Slot, type SlotModule, type SlotSource } from './remote/slot.ts';
