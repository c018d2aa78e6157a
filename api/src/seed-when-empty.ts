import type { FastifyInstance } from 'fastify';
import { settings } from './db/schema/settings.ts';

/** Fills a database that holds nothing yet with demo data. The demo is loaded only then. */
export async function seedWhenEmpty(app: FastifyInstance): Promise<void> {
  const rows = await app.db.select({ id: settings.id }).from(settings).limit(1);
  if (rows.length > 0) return;
  const { seed } = await import('../seed/seed.ts');
  await seed(app.db, { now: app.now(), storageDir: app.storageDir });
}
