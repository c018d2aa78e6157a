import { hostBuild } from '@portal/platform/build';
import { portalBuild } from '@portal/tooling/build/portal-build';

export default hostBuild(portalBuild, import.meta.dirname);
