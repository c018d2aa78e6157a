import { hostBuild } from '@portal/platform/build';
import { portalBuild } from '../portal-build.ts';
import { portalConfig } from './portal.config.ts';

export default hostBuild(portalConfig, portalBuild, import.meta.dirname);
