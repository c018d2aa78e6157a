/**
 * Runs the burst in a process with a lower priority than the api and the database. The argument is a JSON array of the
 * parameters of `runBurst`: a message could arrive before the modules are loaded, and would then be lost.
 */
import os from 'node:os';
import { runBurst } from './notice.ts';

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const parameters: Parameters<typeof runBurst> = JSON.parse(process.argv[2] ?? '[]');
process.send?.(await runBurst(...parameters), () => process.disconnect?.());
