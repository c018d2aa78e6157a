import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { deleteUnusedDevices } from '../../accounts/devices.repository.ts';
import { deleteExpiredCodes } from '../../accounts/reset-codes.repository.ts';
import { deleteEndedSessions } from '../../accounts/sessions.repository.ts';
import { deleteOldViews } from '../../contents/pages.repository.ts';
import { readDatabaseTime } from '../../db/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { deliverDue } from '../../mail/outbox.repository.ts';
import { applyRetention } from '../../personal-data/apply-retention.ts';
import { notifyStatusChanges } from '../../registrations/registration-mails.ts';
import type { Services } from '../../services.ts';
import { deleteAnsweredWrites } from '../answer-once.repository.ts';
import { loggableError } from '../log-options.ts';
import { deletePassedWindows } from '../rate-limit.ts';
import { readSecrets } from '../secrets.ts';

const MAIL_INTERVAL_MS = 3_000;
const KEYS_INTERVAL_MS = 60_000;
const STATUS_INTERVAL_MS = 60_000;
const DELETION_INTERVAL_MS = 10 * 60_000;
const RETENTION_INTERVAL_MS = 60 * 60_000;

type Options = {
  mailer: Mailer;
  mailFolder?: string | undefined;
  /** Maximum rows of one kind of personal data that a run of the retention erases. */
  retentionMaxRows?: number | undefined;
};

/** Deletes expired rows by the database's clock: limits, sessions, codes, devices and views. */
export async function deleteExpired(app: Services): Promise<void> {
  const now = await readDatabaseTime(app.db, app.databaseNow());
  const services: Services = Object.create(app, { now: { value: () => now } });
  await deletePassedWindows(services);
  await deleteEndedSessions(services);
  await deleteExpiredCodes(services);
  await deleteAnsweredWrites(services);
  await deleteUnusedDevices(services);
  await deleteOldViews(services);
}

/** Periodically reads new keys, mails new statuses, sends the outbox and deletes expired data. Safe in every replica. */
export function housekeeping(app: FastifyInstance, { mailer, mailFolder, retentionMaxRows }: Options): void {
  const lastRetention = new Gauge({
    name: 'retention_last_success_timestamp_seconds',
    help: 'When a kind of personal data was last erased as far as it had to be',
    labelNames: ['kind'],
    registers: [app.metrics],
  });
  const heldRows = new Gauge({
    name: 'retention_held_rows',
    help: 'Rows that are due, but more than a run may erase without confirmation',
    labelNames: ['kind'],
    registers: [app.metrics],
  });
  async function retain(): Promise<void> {
    for (const result of await applyRetention(app, { mailFolder, maxRows: retentionMaxRows })) {
      const { kind, outcome } = result;
      heldRows.set({ kind }, outcome === 'held' ? result.rows : 0);
      if (outcome === 'done') lastRetention.set({ kind }, app.now().getTime() / 1_000);
      if (outcome === 'held') app.log.error({ kind, rows: result.rows }, 'retention awaits confirmation');
      if (outcome === 'failed')
        app.log.error({ kind, error: loggableError(result.error) }, 'retention failed');
    }
  }
  const jobs = [
    repeat(MAIL_INTERVAL_MS, () =>
      deliverDue(app, mailer.send, {
        onDead: (mail) => app.log.error({ mail }, 'a mail is undeliverable'),
        // Mail waits for registration bursts to end.
        beforeBatch: app.registrationQueue.waitUntilEmpty,
      }),
    ),
    repeat(
      KEYS_INTERVAL_MS,
      async () => void Object.assign(app.secrets, await readSecrets(app.db, app.databaseNow())),
    ),
    repeat(STATUS_INTERVAL_MS, () => notifyStatusChanges(app)),
    repeat(DELETION_INTERVAL_MS, () => deleteExpired(app)),
    repeat(RETENTION_INTERVAL_MS, retain),
  ];
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((stop) => stop()));
    mailer.close();
  });

  /** Runs a job without overlaps. @returns a function that stops it and, unlike toad-scheduler's, waits for its end */
  function repeat(milliseconds: number, job: () => Promise<void>): () => Promise<void> {
    let running = Promise.resolve();
    let idle = true;
    const timer = setInterval(() => {
      if (!idle) return;
      idle = false;
      running = job()
        .catch((error: Error) => app.log.error({ error: loggableError(error) }))
        .finally(() => {
          idle = true;
        });
    }, milliseconds);
    return () => {
      clearInterval(timer);
      return running;
    };
  }
}
