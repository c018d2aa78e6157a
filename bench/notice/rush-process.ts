/** The crowd in a process of its own, which gives way to the api and the database where processors are few. */
import os from 'node:os';
import { rush } from './rush.ts';

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
process.once('message', async (given) => {
  process.send?.(await rush(...(given as Parameters<typeof rush>)), () => process.disconnect());
});
