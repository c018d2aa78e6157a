/** Build entry point: builds hosts and remotes, releases remotes, and checks what a host would accept. */
export { hostBuild } from './build/host-build.ts';
export { isFilteredName } from './build/page-imports.ts';
export { type PortalBuild, sharedModules } from './build/portal-build.ts';
export { releaseRemote } from './build/release-remote.ts';
export { remoteBuild } from './build/remote-build.ts';
export { runBuildScript } from './build/run-build-script.ts';
export { newReleaseKeys } from './build/sign-release.ts';
export { admitInOrder, type Claims } from './contract/admit-release.ts';
export { formatReason } from './contract/reasons.ts';
export {
  type HostFacts,
  hostFacts,
  type ReleaseManifest,
  releaseManifest,
} from './contract/release-manifest.ts';
