/** Runs the burst in a process with a lower priority than the api and the database. */
import os from 'node:os';
import { runBurst } from './notice.ts';

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
process.once('message', async (args) => {
  process.send?.(await runBurst(...(args as Parameters<typeof runBurst>)), () => process.disconnect?.());
});
