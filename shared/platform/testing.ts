/** Test entry point: sample portals, remotes and releases, and the renderer of a built host. */
export type { DataAnswer, DataRequest } from './server/pages/cached-data.ts';
export { resolveAddress } from './server/pages/page-address.ts';
export { WorkersLost } from './server/workers/page-renderer.ts';
export type { Listed, PageReleases, ReleaseCode } from './server/workers/protocol.ts';
export { type BuiltHost, builtReleases, rendererOf } from './testing/built-host.ts';
export { containerText } from './testing/container-text.ts';
export { fakeManifest } from './testing/fake-manifest.ts';
export { type FakeRemote, fakeRelease, startFakeRemote } from './testing/fake-remote.ts';
export { hostContext } from './testing/host-context.ts';
export { eventually, usePortalOfReleases } from './testing/portal-of-releases.ts';
