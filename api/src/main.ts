import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { serveMetrics } from '@portal/server-kit/serve-metrics';
import { shutDownOnSignal } from '@portal/server-kit/shut-down-on-signal';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, databaseOf, readConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import { folderMailer, smtpMailer } from './mail/mailer.ts';

// Restricts all created files, also those of the embedded database, to the process's own user.
process.umask(0o077);
await start().catch((error: Error) => exit(error.message));

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await open(config);
  const app = await build(config, database);
  if (config.METRICS_PORT !== undefined) {
    const { close } = await serveMetrics(app.metrics, { port: config.METRICS_PORT, host: config.HOST });
    app.server.once('close', close);
  }
  const url = await app.listen({ port: config.PORT, host: config.HOST });
  process.stdout.write(`${JSON.stringify({ event: 'listening', url })}\n`);
  await shutDownOnSignal({
    leave: app.leave,
    async close() {
      await app.close();
      await database.close();
    },
    drainMs: config.DRAIN_MS,
  });
}

function open(config: Config): Promise<OpenDatabase> {
  return openDatabase(databaseOf(config)).catch((error: Error) => {
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
    mailer: config.SMTP_URL
      ? smtpMailer(config.SMTP_URL, config.MAIL_FROM)
      : await folderMailer(mailFolder, config.MAIL_FROM),
    mailFolder,
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    retentionMaxRows: config.RETENTION_MAX_ROWS,
    // The database's clock is not shifted.
    ...(config.CLOCK_OFFSET_MS && { now: () => new Date() }),
  });
  if (config.SEED !== 'none') {
    // Imported lazily: a server on real data never loads the demonstration.
    const { seed } = await import('../seed/seed.ts');
    const password = config.NODE_ENV === 'production' ? randomBytes(12).toString('base64url') : undefined;
    const isFilled = await seed(app.db, {
      now: app.now(),
      storageDir: app.storageDir,
      hasLargeCatalogue: config.SEED === 'catalogue',
      password,
    });
    if (isFilled && password) {
      app.log.warn('The database was filled with demonstration data: SEED=none leaves it empty.');
      process.stderr.write(`The demonstration's candidates log in with ${password}\n`);
    }
  }
  return app;
}

/** Ends the process with a one-line error message. */
function exit(line: string): never {
  process.stderr.write(`${line.replaceAll('\n', ' ')}\n`);
  process.exit(1);
}
