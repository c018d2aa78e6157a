import { setTimeout } from 'node:timers/promises';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { endpoints } from '@portal/contract/endpoints/endpoints';
import { connectionLimits, MAX_CONNECTIONS } from '@portal/server-kit/connection-limits';
import { requestId } from '@portal/server-kit/request-id';
import { trackUnusedConnections } from '@portal/server-kit/unused-connections';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { type PasswordCost, passwordCost } from './accounts/passwords.ts';
import { createCourseSnapshot } from './courses/courses.snapshot.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { logOptions } from './http/log-options.ts';
import { errors, refuseConnection, sendError } from './http/plugins/errors.ts';
import { health } from './http/plugins/health.ts';
import { housekeeping } from './http/plugins/housekeeping.ts';
import { metrics } from './http/plugins/metrics.ts';
import { openapi } from './http/plugins/openapi.ts';
import { publicEtags } from './http/plugins/public-etags.ts';
import { storage } from './http/plugins/storage.ts';
import { refuseOtherMethods } from './http/route.ts';
import { routes } from './http/routes.ts';
import { loadSecrets } from './http/secrets.ts';
import type { Mailer } from './mail/mailer.ts';
import { createRegistrationQueue } from './registrations/registration-queue.ts';
import { startRenderThread } from './rendering/render-thread.ts';
import { decorateServices } from './services.ts';

export type AppOptions = {
  database: OpenDatabase;
  /** Root folder of the files below /storage. */
  storageDir: string;
  portalUrl: string;
  /** Without a mailer, mails stay in the outbox. */
  mailer?: Mailer;
  /** Folder for mails; old files in it are deleted. */
  mailFolder?: string;
  /** Maximum rows of one kind of personal data that a run of the retention erases. */
  retentionMaxRows?: number;
  /** Replaces the clocks of this process and of the database. */
  now?: () => Date;
  /** Replaced by tests, which do not wait. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Lowered by tests. */
  passwordCost?: PasswordCost;
  logLevel?: string;
  /** Destination of the log instead of stdout. */
  logTo?: { write(line: string): void };
  /** Proxies whose `X-Forwarded-For` is trusted (the host). */
  trustProxy?: string[] | false;
  rateLimitFactor?: number;
};

/** Builds the server on an open database, ready to listen or for injection. Closing it keeps the database open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { now } = options;
  const databaseNow = () => (now ? sql<Date>`${now().toISOString()}::timestamptz` : sql<Date>`now()`);
  const app = Fastify({
    logger: {
      ...logOptions(options.logLevel ?? 'silent'),
      ...(options.logTo && { stream: options.logTo }),
    },
    ...connectionLimits,
    requestIdHeader: false,
    genReqId: requestId,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { maxParamLength: 600 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => sendError(error as FastifyError, request, reply),
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.addHook('preClose', trackUnusedConnections(app.server));
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  const drawings = startRenderThread();
  app.addHook('onClose', () => drawings.close());
  errors(app);
  const { db } = options.database;
  const clock = {
    now: now ?? (() => new Date()),
    databaseNow,
    pause: options.pause ?? ((milliseconds: number) => setTimeout(milliseconds)),
  };
  decorateServices(app, {
    db,
    ...clock,
    passwordCost: options.passwordCost ?? passwordCost,
    courseSnapshot: createCourseSnapshot({ db, ...clock }),
    drawings,
    secrets: await loadSecrets(db, databaseNow()),
    rateLimitFactor: options.rateLimitFactor ?? 1,
    portalUrl: options.portalUrl.replace(/\/$/, ''),
    registrationQueue: createRegistrationQueue({ db, ...clock }),
    storageDir: options.storageDir,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  publicEtags(app);
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    // Clients send no compressed bodies, and a hundred bytes may unpack to a gigabyte.
    globalDecompression: false,
  });
  await openapi(app);
  metrics(app, options.database.connections);
  health(app, async () => void (await db.execute(sql`select 1`)));
  await storage(app, options.storageDir);
  const { mailer, mailFolder, retentionMaxRows } = options;
  if (mailer) housekeeping(app, { mailer, mailFolder, retentionMaxRows });
  for (const register of routes) register(app);
  refuseOtherMethods(
    app,
    endpoints.map(({ endpoint }) => endpoint),
  );
  return app;
}
