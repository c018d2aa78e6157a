import { remoteBuild } from '@portal/platform/build';
import { portalBuild } from '@portal/tooling/build/portal-build';
import descriptor from './portal.remote.ts';

export default remoteBuild(portalBuild, descriptor, import.meta.dirname);
