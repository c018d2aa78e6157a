import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { audit } from '../db/schema/operations.ts';
import { accounts, people, sessions } from '../db/schema/people.ts';
import { cpfOf } from '../testing/application.ts';
import { addCandidate, candidatePassword, logIn } from '../testing/candidates.ts';
import { hashPassword } from './passwords.ts';
import { accountsApp } from './testing/accounts-app.ts';

const { app, clock, ana, login, profile, changePassword, put, remove } = await accountsApp();
const { email } = ana;

const lastRecord = async () => (await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];

describe('login', () => {
  it('gives the candidate and a token, whatever the case of the e-mail; only the hash of it is stored', async () => {
    const answer = await login('ANA@exemplo.br');
    expect(answer.statusCode).toBe(200);
    const { user, token } = answer.json().data;
    expect(user).toEqual({ id: ana.id, full_name: 'Ana Lima' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const stored = await app.db.select().from(sessions);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await lastRecord()).toMatchObject({ action: 'login', actor: `person:${ana.id}` });
  });

  it.each([
    ['a wrong password', email, 'errada errada', () => `person:${ana.id}`],
    ['an unknown e-mail', 'ninguem@exemplo.br', candidatePassword, () => 'unknown'],
    ['an account without a password yet', 'caio@exemplo.br', candidatePassword, () => /^person:/],
  ])('rejects %s with the same response, and records it', async (_case, email, password, target) => {
    const caio = { nif: cpfOf(3), full_name: 'Caio Reis', email: 'caio@exemplo.br' };
    await addCandidate(app.db, { ...caio, password: null });
    await app.db.update(people).set({ email_proved_at: clock.now() });
    const answer = await login(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'E-mail ou senha inválidos.', data: {} });
    const record = await lastRecord();
    expect(record).toMatchObject({ action: 'login-failed', actor: 'anonymous' });
    expect(record?.target).toMatch(target());
  });

  it('rehashes a password that was hashed at another cost', async () => {
    const passwordHash = await hashPassword(candidatePassword, { memory: 16, passes: 1, parallelism: 1 });
    const owner = eq(accounts.personId, ana.id);
    await app.db.update(accounts).set({ passwordHash }).where(owner);
    expect((await login(email)).statusCode).toBe(200);
    const [account] = await app.db.select().from(accounts).where(owner);
    expect(account?.passwordHash).toContain('$m=8,t=1,p=1$');
    expect((await login(email)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it.each([
    ['twenty minutes without a call', 2, 19.9, 20],
    ['twelve hours after the login, however busy', 47, 15, 15],
  ])('ends after %s', async (_when, calls, minutes, last) => {
    const headers = await logIn({ app }, email);
    for (let call = 0; call < calls; call += 1) {
      clock.advance(minutes);
      expect((await profile(headers)).statusCode).toBe(200);
    }
    clock.advance(last);
    expect((await profile(headers)).statusCode).toBe(401);
  });

  it('ends with the logout, and with the person', async () => {
    const [headers, others] = [await logIn({ app }, email), await logIn({ app }, email)];
    const answer = await remove('auth/logout', headers);
    expect(answer.json()).toEqual({ data: null, message: 'Sessão encerrada.' });
    expect((await profile(headers)).statusCode).toBe(401);
    expect((await profile(others)).statusCode).toBe(200);
    await app.db.delete(people).where(eq(people.id, ana.id));
    expect((await profile(others)).statusCode).toBe(401);
  });
});

it('the profile is saved without a password where the e-mail stays', async () => {
  const headers = await logIn({ app }, email);
  const save = (payload: object) => put('auth/profile', payload, headers);
  const sent = { full_name: 'Ana Maria Lima', email: 'Ana@exemplo.br', phone: '96988887777' };
  const saved = {
    ...sent,
    email,
    nif: ana.nif,
    birthdate: '1998-04-21',
    birthdate_verified: false,
    pending_email: null,
  };
  expect((await save(sent)).json()).toEqual({ data: saved, message: 'Perfil atualizado com sucesso!' });
  expect((await profile(headers)).json()).toEqual({ data: saved });
});

describe('a change of password', () => {
  const fresh = 'canoa no igarapé';

  it.each([
    ['errada errada', fresh, { old_password: ['Senha atual incorreta'] }],
    [candidatePassword, 'Senha123', { password: ['Escolha uma senha menos comum'] }],
  ])('from %j to %j is rejected', async (old, password, data) => {
    const answer = await changePassword(await logIn({ app }, email), old, password);
    expect([answer.statusCode, answer.json().data]).toEqual([422, data]);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('keeps this session and ends the others', async () => {
    const [here, elsewhere] = [await logIn({ app }, email), await logIn({ app }, email)];
    const answer = await changePassword(here, candidatePassword, fresh);
    expect(answer.json()).toEqual({ data: null, message: 'Senha alterada com sucesso!' });
    expect((await profile(here)).statusCode).toBe(200);
    expect((await profile(elsewhere)).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(401);
    expect((await login(email, fresh)).statusCode).toBe(200);
  });

  it('is tried five times in a quarter of an hour', async () => {
    const headers = await logIn({ app }, email);
    const attempt = async () => (await changePassword(headers, 'errada errada', fresh)).statusCode;
    for (let turn = 0; turn < 5; turn += 1) expect(await attempt()).toBe(422);
    expect(await attempt()).toBe(429);
  });
});
