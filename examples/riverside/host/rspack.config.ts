import { hostBuild } from '@portal/platform/build/host-build';
import { portalBuild } from '../portal-build.ts';

export default hostBuild(portalBuild, import.meta.dirname);
