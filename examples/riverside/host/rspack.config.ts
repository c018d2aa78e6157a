import { hostBuild } from '@portal/platform/build';
import { portalBuild } from '../portal-build.ts';

export default hostBuild(portalBuild, import.meta.dirname);
