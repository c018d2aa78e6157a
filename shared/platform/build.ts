/** Build entry point: builds hosts and remotes, releases remotes, and checks what a host would accept. */
export { hostBuild } from './build/host-build.ts';
export { newReleaseKeys, releaseRemote, runBuildScript } from './build/release-remote.ts';
export { remoteBuild } from './build/remote-build.ts';
export { isFilteredName } from './build/remote-config.ts';
export { type PortalBuild, sharedModules } from './build/shared-modules.ts';
export { admitInOrder, type Claims } from './contract/admit-release.ts';
export type { Budget } from './contract/budget.ts';
export { formatReason } from './contract/reasons.ts';
export {
  type HostFacts,
  hostFacts,
  type ReleaseManifest,
  releaseManifest,
} from './contract/release-manifest.ts';
