/** `npm run build`: builds what has changed of the host and the remotes. */
import './processes/exit-with-parent.ts';
import { run } from './checks/run.ts';

if (!(await run('node', ['shared/platform/build/build.ts']))) process.exitCode = 1;
