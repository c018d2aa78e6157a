import { remoteBuild as buildFor } from '@portal/platform/build';
import type { RemoteDescriptor } from '@portal/platform/remote';
import { portalBuild } from './portal-build.ts';

/**
 * Returns the Rspack configuration of a remote of this portal.
 * @param descriptor the remote's `portal.remote.ts`
 * @param dir absolute path of its package
 */
export const remoteBuild = (descriptor: RemoteDescriptor, dir: string) =>
  buildFor(portalBuild, descriptor, dir);
