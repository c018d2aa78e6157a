import { remoteBuild } from '@portal/tooling/build/remote-build';
import descriptor from './portal.remote.ts';

export default remoteBuild(descriptor, import.meta.dirname);
