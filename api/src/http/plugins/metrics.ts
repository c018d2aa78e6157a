import { and, gte, isNull, sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConnectionCounts } from '../../db/open-database.ts';
import { outbox } from '../../db/schema/operations.ts';
import { isWaiting, maximumAttempts } from '../../mail/waiting-mail.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What is measured, for {@link serveMetrics}. */
    metrics: Registry;
  }
}

/** Measures the process, its answers by route, its connections to the database, and the outbox. No label names a person. */
export const metrics = fp<{ connections: () => ConnectionCounts }>(
  async (app, { connections }) => {
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const answers = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time of an answer, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      const route = request.routeOptions.url ?? 'unknown';
      answers.observe({ method: request.method, route, status: statusCode }, elapsedTime / 1000);
    });
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this process, and calls that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'outbox_mails',
      help: 'Mails that are still to be sent, and those that were given up',
      labelNames: ['state'],
      registers,
      async collect() {
        this.set({ state: 'waiting' }, await app.db.$count(outbox, isWaiting(outbox)));
        const isDead = and(isNull(outbox.sentAt), gte(outbox.attempts, maximumAttempts));
        this.set({ state: 'dead' }, await app.db.$count(outbox, isDead));
      },
    });
    new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the mail that has waited longest',
      registers,
      async collect() {
        const age = sql<number>`coalesce(extract(epoch from ${app.databaseNow()} - min(${outbox.createdAt})), 0)::float`;
        const [oldest] = await app.db.select({ age }).from(outbox).where(isWaiting(outbox));
        this.set(oldest?.age ?? 0);
      },
    });
    app.decorate('metrics', { getter: () => registry });
    app.addHook('onClose', async () => registry.clear());
  },
  { name: 'metrics', dependencies: ['services'] },
);
