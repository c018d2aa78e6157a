import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { setPassword } from '../accounts/accounts.repository.ts';
import { audit, outbox, rateLimits } from '../db/schema/operations.ts';
import { accounts, people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { offers, processes } from '../db/schema/selection.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import { addCandidate, candidatePassword, logIn, mailedCode } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, get, post, put, remove } = await testApp();
const newPassword = 'canoa no igarapé';
let last = 0;

/** Adds a candidate with an account; returns the number that their application is derived from. */
async function candidate() {
  last += 1;
  const email = `candidata${last}@exemplo.br`;
  const id = await addCandidate(app.db, { nif: cpfOf(last), email });
  return { id, email, number: last };
}
/** Returns the token of the link in the newest e-mail to an address. */
async function mailedToken(recipient: string): Promise<string> {
  const [mail] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /nao-fui-eu#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
}
const actionsOn = async (id: number) => {
  const rows = await app.db
    .select()
    .from(audit)
    .where(eq(audit.target, `psg:${id}`))
    .orderBy(audit.id);
  return rows.map(({ action }) => action);
};
const check = async (token: string) => (await post('stop-links/check', { token })).json().data.stop;
const follow = (token: string) => post('stop-links', { token });
const isLoggedIn = async (headers: Record<string, string>) =>
  (await get('auth/profile', headers)).statusCode === 200;
const passwordOf = async (personId: number) => {
  const [account] = await app.db.select().from(accounts).where(eq(accounts.personId, personId));
  return account?.passwordHash;
};
const changePassword = (headers: Record<string, string>, password: string) =>
  post(
    'auth/change-password',
    { old_password: candidatePassword, password, password_confirmation: password },
    headers,
  );

beforeEach(async () => {
  clock.moveTo('2026-03-10T12:00:00-03:00');
  await app.db.delete(rateLimits);
});

describe('the link of an e-mail about a changed password', () => {
  it('changes nothing when it is opened; when confirmed, it ends sessions and password, once', async () => {
    const ana = await candidate();
    const headers = await logIn({ app }, ana.email);
    await changePassword(headers, newPassword);
    const token = await mailedToken(ana.email);
    for (let time = 0; time < 2; time += 1) {
      expect(await check(token)).toEqual({ kind: 'password', subject: null });
    }
    expect(await isLoggedIn(headers)).toBe(true);
    expect((await follow(token)).json().message).toContain('Todos os aparelhos saíram da sua conta');
    expect(await isLoggedIn(headers)).toBe(false);
    expect(await passwordOf(ana.id)).toBeNull();
    await expect(logIn({ app }, ana.email, newPassword)).rejects.toThrow();
    expect(await check(token)).toBeNull();
    expect((await follow(token)).statusCode).toBe(422);
  });

  it('is not valid after seven days, after the next change, or with another letter', async () => {
    const ana = await candidate();
    const headers = await logIn({ app }, ana.email);
    await changePassword(headers, newPassword);
    const token = await mailedToken(ana.email);
    const changed = token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a');
    expect(await check(changed)).toBeNull();
    expect(await check('nada')).toBeNull();
    clock.advance(7 * 24 * 60 - 1);
    expect(await check(token)).not.toBeNull();
    clock.advance(1);
    expect(await check(token)).toBeNull();
    const again = await logIn({ app }, ana.email, newPassword);
    await post(
      'auth/change-password',
      { old_password: newPassword, password: 'outra canoa aqui', password_confirmation: 'outra canoa aqui' },
      again,
    );
    expect(await check(token)).toBeNull();
  });
});

it('the link of an e-mail about a changed e-mail gives the former one its account back', async () => {
  const ana = await candidate();
  const headers = await logIn({ app }, ana.email);
  const body = { full_name: 'Ana Lima', email: 'outra@exemplo.br', phone: '96988887777' };
  await put('auth/profile', body, { ...headers, 'x-password': candidatePassword });
  await post('auth/profile/email', { code: await mailedCode({ app }, 'outra@exemplo.br') }, headers);
  const token = await mailedToken(ana.email);
  expect(await check(token)).toEqual({ kind: 'email', subject: null });
  await follow(token);
  expect(await rowOf(app.db, people, ana.id)).toMatchObject({ email: ana.email });
  expect(await isLoggedIn(headers)).toBe(false);
  expect(await passwordOf(ana.id)).toBeNull();
  expect(await check(token)).toBeNull();
});

it('the link of a changed e-mail recovers the account, whoever has registered with the former e-mail meanwhile', async () => {
  const ana = await candidate();
  const headers = await logIn({ app }, ana.email);
  const body = { full_name: 'Ana Lima', email: 'nova@exemplo.br', phone: '96988887777' };
  await put('auth/profile', body, { ...headers, 'x-password': candidatePassword });
  await post('auth/profile/email', { code: await mailedCode({ app }, 'nova@exemplo.br') }, headers);
  const token = await mailedToken(ana.email);
  const own = await post('registrations', psgBody(await addPsgOffer(app.db), ana.number));
  last += 1;
  const childs = { ...psgBody(await addPsgOffer(app.db), last), email: ana.email };
  const child = await post('registrations', childs);
  expect((await follow(token)).statusCode).toBe(200);
  expect(await rowOf(app.db, people, ana.id)).toMatchObject({
    email: ana.email,
    email_proved_at: clock.now(),
  });
  for (const answer of [own, child]) {
    const { person_id } = await rowOf(app.db, registrations, answer.json().data.id);
    expect(person_id).toBe(ana.id);
  }
  expect(await isLoggedIn(headers)).toBe(false);
});

it('the link of an e-mail with a code ends the codes, and nothing else', async () => {
  const ana = await candidate();
  const headers = await logIn({ app }, ana.email);
  await post('auth/password/email', { email: ana.email });
  const code = await mailedCode({ app }, ana.email);
  await follow(await mailedToken(ana.email));
  const form = { code, email: ana.email, password: newPassword, confirmPassword: newPassword };
  expect((await post('auth/password/reset', form)).statusCode).toBe(422);
  expect(await isLoggedIn(headers)).toBe(true);
});

describe('the link of a confirmation', () => {
  it('requests a document check and detaches an unverified e-mail; the place is retained', async () => {
    const offer = await addPsgOffer(app.db);
    last += 1;
    const { id } = (await post('registrations', psgBody(offer, last))).json().data;
    const email = `candidata${last}@exemplo.br`;
    const token = await mailedToken(email);
    const code = await mailedCode({ app }, email);
    expect(await check(token)).toMatchObject({ kind: 'registration', subject: expect.any(String) });
    expect((await rowOf(app.db, registrations, id)).needs_document_check).toBe(false);
    await follow(token);
    const { person_id, ...row } = await rowOf(app.db, registrations, id);
    expect(row).toMatchObject({ needs_document_check: true, status: 1, cancelled_at: null });
    expect(await rowOf(app.db, people, person_id)).toMatchObject({ email: null });
    expect((await rowOf(app.db, offers, offer.item_id)).taken).toBe(1);
    const form = { code, email, password: newPassword, confirmPassword: newPassword };
    expect((await post('auth/password/reset', form)).statusCode).toBe(422);
  });

  it('works once', async () => {
    const offer = await addPsgOffer(app.db);
    last += 1;
    const { id } = (await post('registrations', psgBody(offer, last))).json().data;
    const token = await mailedToken(`candidata${last}@exemplo.br`);
    await follow(token);
    await app.db.update(registrations).set({ needs_document_check: false });
    expect(await check(token)).toBeNull();
    expect((await follow(token)).statusCode).toBe(422);
    expect((await rowOf(app.db, registrations, id)).needs_document_check).toBe(false);
    expect(await actionsOn(id)).toEqual(['registered-psg', 'disowned-psg']);
  });

  it('leaves the account of a proved e-mail as it is', async () => {
    const ana = await candidate();
    const offer = await addPsgOffer(app.db);
    const { id } = (await post('registrations', psgBody(offer, ana.number))).json().data;
    await follow(await mailedToken(ana.email));
    expect((await rowOf(app.db, registrations, id)).needs_document_check).toBe(true);
    await logIn({ app }, ana.email);
  });
});

describe('the link of a cancellation', () => {
  async function cancelled(capacity: number) {
    const ana = await candidate();
    const offer = await addPsgOffer(app.db, { capacity });
    const headers = await logIn({ app }, ana.email);
    const { id } = (await post('registrations', psgBody(offer, ana.number), headers)).json().data;
    await remove(`registrations/${id}`, headers);
    return { ana, offer, headers, id, token: await mailedToken(ana.email) };
  }
  const taken = async ({ item_id }: { item_id: number }) => (await rowOf(app.db, offers, item_id)).taken;

  it('restores the registration with its number, once, and secures the account', async () => {
    const { offer, headers, id, token } = await cancelled(1);
    const before = await rowOf(app.db, registrations, id);
    expect(before.status).toBe(4);
    expect(await check(token)).toMatchObject({ kind: 'cancellation' });
    expect((await follow(token)).json().message).toContain('voltou a valer');
    const restored = { ...before, status: 1, told_status: 1, cancelled_at: null };
    expect(await rowOf(app.db, registrations, id)).toEqual(restored);
    expect(await taken(offer)).toBe(1);
    expect(await isLoggedIn(headers)).toBe(false);
    expect((await follow(token)).statusCode).toBe(422);
    expect(await taken(offer)).toBe(1);
    expect(await actionsOn(id)).toEqual(['registered-psg', 'cancelled-psg', 'restored-psg']);
  });

  it.each<[string, (offer: { process_id: number; item_id: number }, number: number) => Promise<unknown>]>([
    [
      'the place has gone to another applicant',
      (offer) => {
        last += 1;
        return post('registrations', psgBody(offer, last));
      },
    ],
    ['its owner has registered again', (offer, number) => post('registrations', psgBody(offer, number))],
    [
      'the period has ended',
      (offer) =>
        app.db
          .update(offers)
          .set({ end_date: new Date('2026-03-10T11:00:00-03:00') })
          .where(eq(offers.id, offer.item_id)),
    ],
    [
      'the process has been closed',
      (offer) => app.db.update(processes).set({ status: 3 }).where(eq(processes.id, offer.process_id)),
    ],
  ])('restores nothing where %s, but secures the account, once', async (_what, meanwhile) => {
    const { ana, offer, headers, id, token } = await cancelled(1);
    await meanwhile(offer, ana.number);
    const before = await taken(offer);
    expect((await follow(token)).json().message).toContain('não pôde voltar');
    expect((await rowOf(app.db, registrations, id)).status).toBe(4);
    expect(await taken(offer)).toBe(before);
    expect(await isLoggedIn(headers)).toBe(false);
    await setPassword(app.db, clock.now(), ana.id, 'new');
    expect(await check(token)).toBeNull();
    expect((await follow(token)).statusCode).toBe(422);
    expect(await passwordOf(ana.id)).toBe('new');
    expect(await actionsOn(id)).toEqual(['registered-psg', 'cancelled-psg', 'not-restored-psg']);
  });
});
