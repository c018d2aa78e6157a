/** Test entry point: sample portals, remotes and releases, and the renderer of a built host. */
export type { DataRequest, DataResponse } from './server/pages/cached-data.ts';
export { resolveAddress } from './server/pages/page-address.ts';
export { PageLost } from './server/workers/page-pool.ts';
export type { Listed, PageReleases } from './server/workers/protocol.ts';
export { type BuiltHost, builtReleases, rendererOf } from './testing/built-host.ts';
export {
  containerText,
  type FakeRemote,
  fakeManifest,
  fakeRelease,
  startFakeRemote,
} from './testing/fake-remote.ts';
export { hostContext } from './testing/host-context.ts';
export { eventually, usePortalOfReleases } from './testing/portal-of-releases.ts';
