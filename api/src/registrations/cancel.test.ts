import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { audit, rateLimits } from '../db/schema/operations.ts';
import { sessions } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { offers, processes } from '../db/schema/selection.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate, candidateSession } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { mailsOf, rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';
import { notifyStatusChanges } from './registration-mails.ts';
import { lockApplicant } from './registrations.repository.ts';

const { app, clock, data, post, remove } = await testApp();
let applicants = 30;
const email = (applicant: number) => `candidata${applicant}@exemplo.br`;

beforeEach(() => {
  clock.moveTo('2026-03-10T12:00:00-03:00');
  return app.db.delete(rateLimits);
});

type Headers = Record<string, string>;
type Offer = { process_id: number; offer_id: number };
/** Applies as the candidate with a number. */
async function apply(offer: Offer, applicant: number, key = `of-${applicant}`) {
  const answer = await post('registrations', psgBody(offer, applicant), { 'idempotency-key': key });
  return answer.json().data as { id: number; position: number };
}
const candidate = (applicant: number) => candidateSession({ app }, applicant);

const cancel = (id: number, headers: Headers) => remove(`registrations/${id}`, headers);
const takenOf = async ({ offer_id }: Offer) => (await rowOf(app.db, offers, offer_id)).taken;
const mails = (id: number) => mailsOf(app.db, `status-psg:${id}:%`);
const mine = (
  headers: Headers,
): Promise<{ items: { status: number; registrations: { progress: object }[] }[] }[]> =>
  data('my-selection-processes', headers);

describe('cancelling one’s own registration', () => {
  it.each([
    ['psg', addPsgOffer, psgBody, 'registrations', 'Cozinha'],
    ['pss', addPssOffer, pssBody, 'pss-registrations', 'Instrutor'],
  ] as const)(
    'frees the place in the %s, is written down and mailed, once, however often it is asked',
    async (programme, addOffer, body, path, name) => {
      const offer = await addOffer(app.db);
      const applicant = programme === 'psg' ? 1 : 4;
      const headers = await candidate(applicant);
      const { id } = (await post(path, body(offer, applicant))).json().data;
      for (let time = 0; time < 3; time += 1) {
        expect((await remove(`${path}/${id}`, headers)).json()).toEqual({
          data: { status: 4 },
          message: 'Inscrição cancelada.',
        });
      }
      expect(await takenOf(offer)).toBe(0);
      const written = and(eq(audit.action, `cancelled-${programme}`), eq(audit.target, `${programme}:${id}`));
      expect(await app.db.$count(audit, written)).toBe(1);
      const mail = { recipient: email(applicant), subject: `Inscrição cancelada: ${name}` };
      const mails = () => mailsOf(app.db, `status-${programme}:${id}:%`);
      expect(await mails()).toMatchObject([{ ...mail, body: expect.stringContaining('a seu pedido') }]);
      clock.advance(1);
      await notifyStatusChanges(app);
      expect(await mails()).toHaveLength(1);
    },
  );

  it('lets the last vacancy go once more, to the same person too, unmarked, under another key and a number that nobody has had', async () => {
    const offer = await addPsgOffer(app.db, { capacity: 2 });
    const headers = await candidate(2);
    const first = await apply(offer, 2, 'first');
    expect((await apply(offer, 3)).position).toBe(2);
    expect(await apply(offer, 2, 'second')).toEqual({});
    await cancel(first.id, headers);
    expect(await apply(offer, 2, 'first')).toEqual({});
    const second = await apply(offer, 2, 'second');
    expect(second.position).toBe(3);
    expect((await rowOf(app.db, registrations, second.id)).needs_document_check).toBe(false);
    expect(await takenOf(offer)).toBe(2);
    expect((await mine(headers)).map(({ items }) => items[0]?.status)).toEqual([1, 4]);
  });

  it.each([
    ['before its window', '2026-03-05T22:00:00-03:00', 1],
    ['after its window', '2026-03-20T23:59:59-03:00', 1],
    ['once the institution has closed the process', '2026-03-10T12:00:00-03:00', 3],
  ])('is not possible %s, as the candidate’s area says', async (_when, moment, processStatus) => {
    const start_date = new Date('2026-03-05T22:00:00-03:00');
    const offer = await addPsgOffer(app.db, { start_date });
    const headers = await candidate(++applicants);
    const { id } = await apply(offer, applicants);
    const progress = async () => (await mine(headers))[0]?.items[0]?.registrations[0]?.progress;
    const until = '2026-03-21T02:59:59.000Z';
    expect(await progress()).toMatchObject({ cancellable_until: until, position: 1, vacancies: 2 });
    const at = new Date(moment);
    await app.db.update(sessions).set({ createdAt: at, lastSeenAt: at });
    clock.moveTo(moment);
    await app.db.update(processes).set({ status: processStatus }).where(eq(processes.id, offer.process_id));
    expect(await progress()).toMatchObject({ cancellable_until: null });
    expect((await cancel(id, headers)).statusCode).toBe(422);
    expect(await takenOf(offer)).toBe(1);
  });

  it('is possible while the offer is hidden, which its applicants still see, without a calendar', async () => {
    const offer = await addPsgOffer(app.db);
    const headers = await candidate(10);
    const { id } = await apply(offer, 10);
    await app.db.update(offers).set({ status: 2 }).where(eq(offers.id, offer.offer_id));
    const [process] = await mine(headers);
    expect(process?.items[0]).toMatchObject({
      course_name: 'Cozinha',
      registrations: [{ progress: { calendar_url: null, cancellable_until: expect.any(String) } }],
    });
    expect((await cancel(id, headers)).statusCode).toBe(200);
    expect(await mails(id)).toMatchObject([{ subject: 'Inscrição cancelada: Cozinha' }]);
  });

  it('keeps a registration that has moved to another account meanwhile', async () => {
    const offer = await addPsgOffer(app.db);
    const headers = await candidate(11);
    const personId = await addCandidate(app.db, { nif: cpfOf(12), email: email(12) });
    const { id } = await apply(offer, 11);
    const cancelling = await app.db.transaction(async (tx) => {
      await lockApplicant(tx, cpfOf(11));
      const waiting = cancel(id, headers);
      const locks = sql`wait_event_type = 'Lock' and datname = current_database()`;
      await vi.waitFor(async () => expect(await app.db.$count(sql`pg_stat_activity`, locks)).toBe(1), 20_000);
      await tx.update(registrations).set({ person_id: personId }).where(eq(registrations.id, id));
      return { waiting };
    });
    expect((await cancelling.waiting).statusCode).toBe(404);
    expect(await rowOf(app.db, registrations, id)).toMatchObject({ status: 1, person_id: personId });
    expect(await takenOf(offer)).toBe(1);
  });
});

it('a new status is mailed once, whoever has written it', async () => {
  const { id } = await apply(await addPsgOffer(app.db), 20);
  const set = (status: number) =>
    app.db.update(registrations).set({ status }).where(eq(registrations.id, id));
  await notifyStatusChanges(app);
  expect(await mails(id)).toEqual([]);
  await set(2);
  await Promise.all([notifyStatusChanges(app), notifyStatusChanges(app)]);
  await notifyStatusChanges(app);
  expect(await mails(id)).toMatchObject([
    { recipient: email(20), subject: 'Classificado: sua inscrição em Cozinha' },
  ]);
  clock.advance(1);
  await set(3);
  await notifyStatusChanges(app);
  expect((await mails(id)).map(({ subject }) => subject)).toContain('Reserva: sua inscrição em Cozinha');
});
