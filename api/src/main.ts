import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import { folderMailer, smtpMailer } from './mail/mailer.ts';

/** Longest wait for open requests at the end. */
const closeWithin = 10_000;

// Files that the process creates, those of the embedded database included, are readable by its own user only.
process.umask(0o077);
await start().catch((error: Error) => exit(error.message));

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await open(config);
  const app = await build(config, database);
  const url = await app.listen({ port: config.PORT, host: config.HOST });
  process.stdout.write(`${JSON.stringify({ event: 'listening', url })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => close(app, database));
}

function open({ DATABASE_URL, DATABASE_PASSWORD_FILE, DATA_DIR }: Config): Promise<OpenDatabase> {
  const location = DATABASE_URL
    ? ({ kind: 'postgres', url: DATABASE_URL, passwordFile: DATABASE_PASSWORD_FILE } as const)
    : ({ kind: 'embedded', folder: join(DATA_DIR, 'database') } as const);
  return openDatabase(location).catch((error: Error) => {
    const { code, message } = (error.cause instanceof Error ? error.cause : error) as NodeJS.ErrnoException;
    throw new Error(`The database cannot be opened: ${message || code}`);
  });
}

async function build(config: Config, database: OpenDatabase): Promise<FastifyInstance> {
  const mailFolder = join(config.DATA_DIR, 'outbox');
  const app = await buildApp({
    database,
    storageDir: join(config.DATA_DIR, 'storage'),
    portalUrl: config.PORTAL_URL,
    sendMail: config.SMTP_URL
      ? smtpMailer(config.SMTP_URL, config.MAIL_FROM)
      : await folderMailer(mailFolder, config.MAIL_FROM),
    mailFolder,
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
  });
  if (config.SEED !== 'none') {
    // Loaded only here: a server on real data never reads the demonstration.
    const [{ seed }, { largeCatalogue }] = await Promise.all([
      import('../seed/seed.ts'),
      import('../seed/steps/catalogue.ts'),
    ]);
    const catalogue = config.SEED === 'catalogue' ? largeCatalogue : undefined;
    const password = config.NODE_ENV === 'production' ? randomBytes(12).toString('base64url') : undefined;
    const isFilled = await seed(app.db, {
      now: app.now(),
      storageDir: app.storageDir,
      catalogue,
      password,
    });
    if (isFilled && password) {
      app.log.warn('The database was filled with demonstration data: SEED=none leaves it empty.');
      process.stderr.write(`The demonstration's candidates log in with ${password}\n`);
    }
  }
  return app;
}

async function close(app: FastifyInstance, database: OpenDatabase): Promise<void> {
  setTimeout(() => exit('The API did not close in time.'), closeWithin).unref();
  await app.close();
  await database.close();
}

/** Ends the process with one line that says why. */
function exit(line: string): never {
  process.stderr.write(`${line.replaceAll('\n', ' ')}\n`);
  process.exit(1);
}
