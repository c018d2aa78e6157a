import { measureResponseTimes } from '@portal/server-kit/response-times';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ConnectionCounts } from '../../db/open-database.ts';
import { outboxCounts } from '../../mail/outbox.repository.ts';
import { readBudgets } from '../rate-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Source of {@link serveMetrics}. */
    metrics: Registry;
  }
}

/** Measures the process, responses by route, database connections, the outbox and budgets. No label identifies a person. */
export function metrics(app: FastifyInstance, connections: () => ConnectionCounts): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const measured = measureResponseTimes(registry);
  app.addHook('onResponse', async (request, reply) => measured(request, reply));
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
      const { waiting, dead } = await outboxCounts(app.db, app.databaseNow());
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'dead' }, dead);
    },
  });
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the mail that has waited longest',
    registers,
    async collect() {
      this.set((await outboxCounts(app.db, app.databaseNow())).oldestSeconds);
    },
  });
  new Gauge({
    name: 'rate_limit_budget_used_ratio',
    help: 'Used share of the budgets that limit an operation in the whole portal',
    labelNames: ['limit'],
    registers,
    async collect() {
      for (const { limit, used } of await readBudgets(app)) this.set({ limit }, used);
    },
  });
  app.decorate('metrics', { getter: () => registry });
  app.addHook('onClose', async () => registry.clear());
}
