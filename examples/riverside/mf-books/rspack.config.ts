import { remoteBuild } from '@portal/platform/build';
import { portalBuild } from '../portal-build.ts';
import remote from './portal.remote.ts';

export default remoteBuild(portalBuild, remote, import.meta.dirname);
