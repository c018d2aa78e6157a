import { setTimeout } from 'node:timers/promises';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { endpoints } from '@portal/shared/contract/endpoints';
import { connectionLimits, MAX_CONNECTIONS } from '@portal/shared/server/connection-limits';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { type PasswordCost, passwordCost } from './accounts/passwords.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { logOptions } from './http/log-options.ts';
import { errors, refuseConnection, sendError } from './http/plugins/errors.ts';
import { health } from './http/plugins/health.ts';
import { housekeeping } from './http/plugins/housekeeping.ts';
import { openapi } from './http/plugins/openapi.ts';
import { decorateServices } from './http/plugins/services.ts';
import { storage } from './http/plugins/storage.ts';
import { refuseOtherMethods } from './http/route.ts';
import { routes } from './http/routes.ts';
import { loadSecrets } from './http/secrets.ts';
import type { SendMail } from './mail/outbox.ts';

export type AppOptions = {
  database: OpenDatabase;
  /** Root folder of the files under /storage. */
  storageDir: string;
  portalUrl: string;
  /** Without it mails stay in the outbox. */
  sendMail?: SendMail;
  /** Folder that mails are written to, if any; old files are deleted there too. */
  mailFolder?: string;
  now?: () => Date;
  /** Tests do not wait. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Tests hash at a lower cost. */
  passwordCost?: PasswordCost;
  logLevel?: string;
  /** Where the log goes instead of stdout. */
  logTo?: { write(line: string): void };
  /** Proxies whose `X-Forwarded-For` is trusted (the host); none without it. */
  trustProxy?: string[] | false;
  rateLimitFactor?: number;
};

/**
 * Builds the server on an open database, ready to listen or to be injected into. Closing it leaves the database open.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      ...logOptions(options.logLevel ?? 'silent'),
      ...(options.logTo && { stream: options.logTo }),
    },
    ...connectionLimits,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { maxParamLength: 600 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => sendError(error as FastifyError, request, reply),
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  await app.register(errors);
  await app.register(decorateServices, {
    db: options.database.db,
    now: options.now ?? (() => new Date()),
    pause: options.pause ?? ((milliseconds) => setTimeout(milliseconds)),
    passwordCost: options.passwordCost ?? passwordCost,
    secrets: await loadSecrets(options.database.db),
    rateLimitFactor: options.rateLimitFactor ?? 1,
    portalUrl: options.portalUrl.replace(/\/$/, ''),
    storageDir: options.storageDir,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await app.register(openapi);
  await app.register(health, { ping: options.database.ping });
  await app.register(storage, { root: options.storageDir });
  const { sendMail, mailFolder } = options;
  if (sendMail) await app.register(housekeeping, { sendMail, mailFolder });
  for (const register of routes) register(app);
  refuseOtherMethods(
    app,
    endpoints.map(({ endpoint }) => endpoint),
  );
  return app;
}
