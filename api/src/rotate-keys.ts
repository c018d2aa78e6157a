/** `node api/src/rotate-keys.ts` adds keys, used within six minutes; earlier ones stay valid until `--retire ID`. */
import { parseArgs } from 'node:util';
import { databaseOf, readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { retireKeys, rotateKeys } from './http/secrets.ts';

await rotate().catch((error: Error) => {
  process.stderr.write(`${error.message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
});

async function rotate(): Promise<void> {
  const { retire } = parseArgs({ options: { retire: { type: 'string' } } }).values;
  const { db, close } = await openDatabase(databaseOf(readConfig(process.env)));
  try {
    if (retire) await retireKeys(db, Number(retire));
    else process.stdout.write(`The new keys are number ${await rotateKeys(db)}.\n`);
  } finally {
    await close();
  }
}
