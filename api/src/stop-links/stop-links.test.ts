import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { setPassword } from '../accounts/accounts.repository.ts';
import { accountsApp, type Headers } from '../accounts/testing/accounts-app.ts';
import { audit, outbox } from '../db/schema/operations.ts';
import { accounts, people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { offers, processes } from '../db/schema/selection.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import { candidatePassword, logIn, mailedCode } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { rowOf } from '../testing/rows.ts';

const { app, clock, ana, post, put, remove, profile, useCode, changePassword } = await accountsApp();
const { email } = ana;
const newPassword = 'canoa no igarapé';

/** Returns the token of the link in the newest e-mail to an address. */
async function mailedToken(recipient = email): Promise<string> {
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
const isLoggedIn = async (headers: Headers) => (await profile(headers)).statusCode === 200;
const getPassword = async () => {
  const [account] = await app.db.select().from(accounts).where(eq(accounts.personId, ana.id));
  return account?.passwordHash;
};
/** Registers an applicant for a new offer, by default one without an account. */
async function register(number = 9, { headers, ...more }: { email?: string; headers?: Headers } = {}) {
  const offer = await addPsgOffer(app.db, { capacity: 1 });
  const form = { ...psgBody(offer, number), ...more };
  const { id } = (await post('registrations', form, headers)).json().data;
  return { id: id as number, email: form.email, offer };
}

beforeEach(() => clock.moveTo('2026-03-10T12:00:00-03:00'));

describe('the link of an e-mail about a changed password', () => {
  let headers: Headers;
  let token: string;
  beforeEach(async () => {
    headers = await logIn({ app }, email);
    await changePassword(headers, candidatePassword, newPassword);
    token = await mailedToken();
  });

  it('changes nothing when it is opened; when confirmed, it ends sessions and password, once', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await check(token)).toEqual({ kind: 'password', subject: null });
    expect(await isLoggedIn(headers)).toBe(true);
    expect((await follow(token)).json().message).toContain('Todos os aparelhos saíram da sua conta');
    expect([await isLoggedIn(headers), await getPassword()]).toEqual([false, null]);
    expect([await check(token), (await follow(token)).statusCode]).toEqual([null, 422]);
  });

  it('is not valid after seven days, after the next change, or with another letter', async () => {
    const changed = token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a');
    expect([await check(changed), await check('nada')]).toEqual([null, null]);
    clock.advance(7 * 24 * 60 - 1);
    expect(await check(token)).not.toBeNull();
    clock.advance(1);
    expect(await check(token)).toBeNull();
    clock.advance(-1);
    await changePassword(await logIn({ app }, email, newPassword), newPassword, 'outra canoa aqui');
    expect(await check(token)).toBeNull();
  });
});

it('the link of a changed e-mail gives back the account, with all that was registered with the former e-mail', async () => {
  const headers = await logIn({ app }, email);
  const body = { full_name: 'Ana Lima', email: 'nova@exemplo.br', phone: '96988887777' };
  await put('auth/profile', body, { ...headers, 'x-password': candidatePassword });
  await post('auth/profile/email', { code: await mailedCode({ app }, 'nova@exemplo.br') }, headers);
  const token = await mailedToken();
  const [own, child] = [await register(1, { email }), await register(9, { email })];
  expect(await check(token)).toEqual({ kind: 'email', subject: null });
  expect((await follow(token)).statusCode).toBe(200);
  expect(await rowOf(app.db, people, ana.id)).toMatchObject({ email, email_proved_at: clock.now() });
  for (const { id } of [own, child])
    expect(await rowOf(app.db, registrations, id)).toMatchObject({ person_id: ana.id });
  expect([await isLoggedIn(headers), await getPassword(), await check(token)]).toEqual([false, null, null]);
});

it('the link of an e-mail with a code ends the codes, and nothing else', async () => {
  const headers = await logIn({ app }, email);
  await post('auth/password/email', { email });
  const code = await mailedCode({ app }, email);
  await follow(await mailedToken());
  expect((await useCode('reset', email, code, newPassword)).statusCode).toBe(422);
  expect(await isLoggedIn(headers)).toBe(true);
});

describe('the link of a confirmation', () => {
  it('requests a document check and detaches an unverified e-mail, once; the place is retained', async () => {
    const { id, email, offer } = await register();
    const [token, code] = [await mailedToken(email), await mailedCode({ app }, email)];
    expect(await check(token)).toMatchObject({ kind: 'registration', subject: expect.any(String) });
    expect(await rowOf(app.db, registrations, id)).toMatchObject({ needs_document_check: false });
    await follow(token);
    const { person_id, ...row } = await rowOf(app.db, registrations, id);
    expect(row).toMatchObject({ needs_document_check: true, status: 1, cancelled_at: null });
    expect(await rowOf(app.db, people, person_id)).toMatchObject({ email: null });
    expect(await rowOf(app.db, offers, offer.offer_id)).toMatchObject({ taken: 1 });
    expect((await useCode('reset', email, code, newPassword)).statusCode).toBe(422);

    await app.db.update(registrations).set({ needs_document_check: false });
    expect([await check(token), (await follow(token)).statusCode]).toEqual([null, 422]);
    expect(await rowOf(app.db, registrations, id)).toMatchObject({ needs_document_check: false });
    expect(await actionsOn(id)).toEqual(['registered-psg', 'disowned-psg']);
  });

  it('leaves the account of a proved e-mail as it is', async () => {
    const { id } = await register(1, { email });
    await follow(await mailedToken());
    expect(await rowOf(app.db, registrations, id)).toMatchObject({ needs_document_check: true });
    await logIn({ app }, email);
  });
});

describe('the link of a cancellation', () => {
  async function cancelled() {
    const headers = await logIn({ app }, email);
    const registered = await register(1, { email, headers });
    await remove(`registrations/${registered.id}`, headers);
    return { ...registered, headers, token: await mailedToken() };
  }
  const taken = async ({ offer_id }: { offer_id: number }) => (await rowOf(app.db, offers, offer_id)).taken;

  it('restores the registration with its number, once, and secures the account', async () => {
    const { offer, headers, id, token } = await cancelled();
    const before = await rowOf(app.db, registrations, id);
    expect(before.status).toBe(4);
    expect(await check(token)).toMatchObject({ kind: 'cancellation' });
    expect((await follow(token)).json().message).toContain('voltou a valer');
    const restored = { ...before, status: 1, told_status: 1, cancelled_at: null };
    expect(await rowOf(app.db, registrations, id)).toEqual(restored);
    expect([await taken(offer), await isLoggedIn(headers)]).toEqual([1, false]);
    expect([(await follow(token)).statusCode, await taken(offer)]).toEqual([422, 1]);
    expect(await actionsOn(id)).toEqual(['registered-psg', 'cancelled-psg', 'restored-psg']);
  });

  it.each<[string, (offer: { process_id: number; offer_id: number }) => Promise<unknown>]>([
    ['the place has gone to another applicant', (offer) => post('registrations', psgBody(offer, 9))],
    [
      'its owner has registered again',
      (offer) => post('registrations', { ...psgBody(offer, 1), nif: cpfOf(1), email }),
    ],
    [
      'the period has ended',
      ({ offer_id }) =>
        app.db
          .update(offers)
          .set({ end_date: new Date('2026-03-10T11:00:00-03:00') })
          .where(eq(offers.id, offer_id)),
    ],
    [
      'the process has been closed',
      ({ process_id }) => app.db.update(processes).set({ status: 3 }).where(eq(processes.id, process_id)),
    ],
  ])('restores nothing where %s, but secures the account, once', async (_what, meanwhile) => {
    const { offer, headers, id, token } = await cancelled();
    await meanwhile(offer);
    const before = await taken(offer);
    expect((await follow(token)).json().message).toContain('não pôde voltar');
    expect((await rowOf(app.db, registrations, id)).status).toBe(4);
    expect([await taken(offer), await isLoggedIn(headers)]).toEqual([before, false]);
    await setPassword(app.db, clock.now(), ana.id, 'new');
    expect([await check(token), (await follow(token)).statusCode]).toEqual([null, 422]);
    expect(await getPassword()).toBe('new');
    expect(await actionsOn(id)).toEqual(['registered-psg', 'cancelled-psg', 'not-restored-psg']);
  });
});
