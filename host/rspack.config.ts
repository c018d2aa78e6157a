import { hostBuild } from '@portal/tooling/build/host-build';

export default hostBuild(import.meta.dirname);
