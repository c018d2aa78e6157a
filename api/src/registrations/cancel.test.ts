import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit, outbox, rateLimits } from '../db/schema/operations.ts';
import { psgItems, psgRegistrations } from '../db/schema/psg.ts';
import { pssRegistrations } from '../db/schema/pss.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import { addCandidate, addRegistrations, logIn } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';
import { announceStatuses } from './status/announce-statuses.ts';

const { app, clock } = await testApp();
const email = (applicant: number) => `candidata${applicant}@exemplo.br`;

beforeEach(() => app.db.delete(rateLimits));

/** Applies as a candidate with an account of that number. */
async function apply(offer: { processId: number; itemId: number }, applicant: number) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/registrations',
    payload: psgBody(offer, applicant),
  });
  return answer.json().data as { id: number; position: number };
}
const candidate = (applicant: number) =>
  addCandidate(app.db, {
    nif: cpfOf(applicant),
    fullName: `Candidata ${applicant}`,
    email: email(applicant),
  });

async function cancel(id: number, applicant: number, path = 'registrations') {
  const headers = await logIn({ app }, email(applicant));
  return app.inject({ method: 'DELETE', url: `/api/v1/${path}/${id}`, headers });
}
const takenOf = async (itemId: number) =>
  (await app.db.select().from(psgItems).where(eq(psgItems.id, itemId)))[0]?.taken;
const mails = (id: number) =>
  app.db
    .select()
    .from(outbox)
    .where(like(outbox.key, `status-psg:${id}:%`));
const mine = async (applicant: number) => {
  const headers = await logIn({ app }, email(applicant));
  const answer = await app.inject({ url: '/api/v1/my-selection-processes', headers });
  return answer.json().data as { items: { status: number; registrations: { progress: object }[] }[] }[];
};

describe('cancelling one’s own registration', () => {
  it('frees the place, is written down and mailed, once, however often it is asked', async () => {
    const offer = await addPsgOffer(app.db);
    await candidate(1);
    const { id } = await apply(offer, 1);
    for (let time = 0; time < 3; time += 1) {
      const answer = await cancel(id, 1);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ data: { status: 4 }, message: 'Inscrição cancelada.' });
    }
    expect(await takenOf(offer.itemId)).toBe(0);
    const written = and(eq(audit.action, 'cancelled-psg'), eq(audit.target, `psg:${id}`));
    expect(await app.db.select().from(audit).where(written)).toHaveLength(1);
    const [mail, ...more] = await mails(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: email(1), subject: 'Inscrição cancelada' });
    expect(mail?.body).toContain('a seu pedido');
    await announceStatuses(app);
    expect(await mails(id)).toHaveLength(1);
  });

  it('lets the last vacancy go to somebody else, under a number that nobody has had', async () => {
    const offer = await addPsgOffer(app.db, { capacity: 2 });
    await candidate(2);
    const first = await apply(offer, 2);
    expect((await apply(offer, 3)).position).toBe(2);
    expect(await apply(offer, 4)).toEqual({});
    await cancel(first.id, 2);
    expect((await apply(offer, 4)).position).toBe(3);
    expect(await takenOf(offer.itemId)).toBe(2);
  });

  it('lets the same person apply again in the process, and lists both', async () => {
    const offer = await addPsgOffer(app.db);
    await candidate(5);
    const first = await apply(offer, 5);
    expect(await apply(offer, 5)).toMatchObject({ nif: expect.anything() });
    await cancel(first.id, 5);
    const second = await apply(offer, 5);
    expect(second.id).not.toBe(first.id);
    expect((await mine(5)).map(({ items }) => items[0]?.status)).toEqual([1, 4]);
    await cancel(second.id, 5);
    expect((await apply(offer, 5)).position).toBe(3);
  });

  it('is for its owner alone', async () => {
    const offer = await addPsgOffer(app.db);
    await candidate(6);
    await candidate(7);
    const { id } = await apply(offer, 6);
    expect((await cancel(id, 7)).statusCode).toBe(404);
    expect((await app.inject({ method: 'DELETE', url: `/api/v1/registrations/${id}` })).statusCode).toBe(401);
    expect(await takenOf(offer.itemId)).toBe(1);
    const [row] = await app.db.select().from(psgRegistrations).where(eq(psgRegistrations.id, id));
    expect(row).toMatchObject({ status: 1, cancelledAt: null });
    expect(await mails(id)).toEqual([]);
  });

  it('ends with the window, as the candidate’s area says', async () => {
    const offer = await addPsgOffer(app.db);
    await candidate(8);
    const { id } = await apply(offer, 8);
    const until = '2026-03-21T02:59:59.000Z';
    const progress = async () => (await mine(8))[0]?.items[0]?.registrations[0]?.progress;
    expect(await progress()).toMatchObject({ cancellable_until: until, position: 1, vacancies: 2 });
    clock.moveTo('2026-03-20T23:59:59-03:00');
    expect(await progress()).toMatchObject({ cancellable_until: null });
    expect((await cancel(id, 8)).statusCode).toBe(422);
    expect(await takenOf(offer.itemId)).toBe(1);
    clock.moveTo('2026-03-10T12:00:00-03:00');
  });

  it('is the same for a position', async () => {
    const person = await candidate(9);
    const { pssRegistrationId } = await addRegistrations(app.db, person, cpfOf(9), '9');
    expect((await cancel(pssRegistrationId, 9, 'pss-registrations')).statusCode).toBe(200);
    const [row] = await app.db
      .select()
      .from(pssRegistrations)
      .where(eq(pssRegistrations.id, pssRegistrationId));
    expect(row?.status).toBe(4);
  });
});

describe('a new status', () => {
  it('is mailed once, whoever has written it', async () => {
    const offer = await addPsgOffer(app.db);
    const { id } = await apply(offer, 20);
    const set = (status: number) =>
      app.db.update(psgRegistrations).set({ status }).where(eq(psgRegistrations.id, id));
    await announceStatuses(app);
    expect(await mails(id)).toEqual([]);
    await set(2);
    await Promise.all([announceStatuses(app), announceStatuses(app)]);
    await announceStatuses(app);
    expect(await mails(id)).toMatchObject([{ recipient: email(20), subject: 'Sua inscrição: Classificado' }]);
    clock.advance(1);
    await set(3);
    await announceStatuses(app);
    clock.advance(1);
    await set(2);
    await announceStatuses(app);
    expect((await mails(id)).map(({ subject }) => subject)).toEqual([
      'Sua inscrição: Classificado',
      'Sua inscrição: Reserva',
      'Sua inscrição: Classificado',
    ]);
  });
});
