import { join } from 'node:path';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';
import { folderMailer, smtpMailer } from './services/mailer.ts';

/** Longest wait for open requests at the end. */
const closeWithin = 10_000;

const config = orExit(() => readConfig(process.env));
const database = await open(config);
const app = await buildApp({
  database,
  storageDir: join(config.DATA_DIR, 'storage'),
  portalUrl: config.PORTAL_URL,
  sendMail: config.SMTP_URL
    ? smtpMailer(config.SMTP_URL, config.MAIL_FROM)
    : folderMailer(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM),
  logLevel: config.LOG_LEVEL,
  trustProxy: config.TRUST_PROXY,
  rateLimitFactor: config.RATE_LIMIT_FACTOR,
});
if (config.SEED === 'demo') await seedWhenEmpty(app);
const url = await app
  .listen({ port: config.PORT, host: config.HOST })
  .catch((error: Error) => exit(`The API cannot listen: ${error.message}`));
process.stdout.write(`${JSON.stringify({ event: 'listening', url })}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, close);

async function close(): Promise<void> {
  setTimeout(() => exit('The API did not close in time.'), closeWithin).unref();
  await app.close();
  await database.close();
}

function open({ DATABASE_URL, DATA_DIR }: Config): Promise<OpenDatabase> {
  return openDatabase(
    DATABASE_URL
      ? { kind: 'postgres', url: DATABASE_URL }
      : { kind: 'embedded', folder: join(DATA_DIR, 'database') },
  ).catch((error: Error) => {
    const { code, message } = (error.cause instanceof Error ? error.cause : error) as Error & {
      code?: string;
    };
    return exit(`The database cannot be opened: ${message || code}`);
  });
}

function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    return exit((error as Error).message);
  }
}

/** Ends the process with one line that says why. */
function exit(line: string): never {
  process.stderr.write(`${line.replaceAll('\n', ' ')}\n`);
  process.exit(1);
}
