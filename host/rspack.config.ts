import { hostBuild } from '@portal/platform/build';
import { portalBuild } from '@portal/tooling/build/portal-build';
import { portalConfig } from './portal.config.ts';

export default hostBuild(portalConfig, portalBuild, import.meta.dirname);
