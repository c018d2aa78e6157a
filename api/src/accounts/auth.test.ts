import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit, rateLimits } from '../db/schema/operations.ts';
import { accounts, people, sessions } from '../db/schema/people.ts';
import { cpfOf } from '../testing/application.ts';
import { addCandidate, candidatePassword, logIn } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';
import { hashPassword } from './passwords.ts';

const { app, clock } = await testApp();
const email = 'ana@exemplo.br';
let ana: number;

const tryLogin = (email: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password } });
const profile = (headers: Record<string, string>) => app.inject({ url: '/api/v1/auth/profile', headers });
const lastRecord = async () => (await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];

beforeEach(async () => {
  await app.db.delete(rateLimits);
  await app.db.delete(people);
  ana = await addCandidate(app.db, { nif: cpfOf(1), fullName: 'Ana Lima', email });
});

describe('login', () => {
  it('gives the candidate and a token, whatever the case of the e-mail; only the hash of it is stored', async () => {
    const answer = await tryLogin('ANA@exemplo.br', candidatePassword);
    expect(answer.statusCode).toBe(200);
    const { user, token } = answer.json().data;
    expect(user).toEqual({ id: ana, full_name: 'Ana Lima' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const stored = await app.db.select().from(sessions);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await lastRecord()).toMatchObject({ action: 'login', actor: `person:${ana}` });
  });

  it.each([
    ['a wrong password', email, 'errada errada', () => `person:${ana}`],
    ['an unknown e-mail', 'ninguem@exemplo.br', candidatePassword, () => 'unknown'],
    ['an account without a password yet', 'caio@exemplo.br', candidatePassword, () => /^person:/],
  ])('refuses %s with one and the same answer, and records it', async (_case, email, password, target) => {
    const caio = { nif: cpfOf(3), fullName: 'Caio Reis', email: 'caio@exemplo.br' };
    await addCandidate(app.db, { ...caio, password: null });
    await app.db.update(people).set({ emailProvedAt: clock.now() });
    const answer = await tryLogin(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'E-mail ou senha inválidos.', data: {} });
    const record = await lastRecord();
    expect(record).toMatchObject({ action: 'login-failed', actor: 'anonymous' });
    expect(record?.target).toMatch(target());
  });

  it('hashes a password anew that was hashed at another cost', async () => {
    const passwordHash = await hashPassword(candidatePassword, { memory: 16, passes: 1, parallelism: 1 });
    const owner = eq(accounts.personId, ana);
    await app.db.update(accounts).set({ passwordHash }).where(owner);
    expect((await tryLogin(email, candidatePassword)).statusCode).toBe(200);
    const [account] = await app.db.select().from(accounts).where(owner);
    expect(account?.passwordHash).toContain('$m=8,t=1,p=1$');
    expect((await tryLogin(email, candidatePassword)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('ends after twenty minutes without a call', async () => {
    const headers = await logIn({ app }, email);
    for (let turn = 0; turn < 2; turn += 1) {
      clock.advance(19.9);
      expect((await profile(headers)).statusCode).toBe(200);
    }
    clock.advance(20);
    expect((await profile(headers)).statusCode).toBe(401);
  });

  it('ends twelve hours after the login, however busy', async () => {
    const headers = await logIn({ app }, email);
    for (let quarter = 0; quarter < 47; quarter += 1) {
      clock.advance(15);
      expect((await profile(headers)).statusCode).toBe(200);
    }
    clock.advance(15);
    expect((await profile(headers)).statusCode).toBe(401);
  });

  it('ends with the logout, and with the person', async () => {
    const [headers, others] = [await logIn({ app }, email), await logIn({ app }, email)];
    const answer = await app.inject({ method: 'DELETE', url: '/api/v1/auth/logout', headers });
    expect(answer.json()).toEqual({ data: null, message: 'Sessão encerrada.' });
    expect((await profile(headers)).statusCode).toBe(401);
    expect((await profile(others)).statusCode).toBe(200);
    await app.db.delete(people).where(eq(people.id, ana));
    expect((await profile(others)).statusCode).toBe(401);
  });
});

describe('the profile', () => {
  const save = async (payload: object) =>
    app.inject({
      method: 'PUT',
      url: '/api/v1/auth/profile',
      headers: await logIn({ app }, email),
      payload,
    });

  it('says to its owner alone who they are', async () => {
    const read = async (headers: Record<string, string>) =>
      app.inject({ url: '/api/v1/auth/profile', headers });
    const [person] = await app.db.select().from(people).where(eq(people.id, ana));
    expect((await read(await logIn({ app }, email))).json().data).toMatchObject({
      nif: person?.nif,
      birthdate: person?.birthdate,
    });
    expect((await read({})).statusCode).toBe(401);
  });

  it('is saved without a password where the e-mail stays, with the message that is shown', async () => {
    const sent = { full_name: 'Ana Maria Lima', email: 'Ana@exemplo.br', phone: '96988887777' };
    expect((await save(sent)).json()).toMatchObject({
      data: { ...sent, email, pending_email: null },
      message: 'Perfil atualizado com sucesso!',
    });
  });

  it('names each field that is wrong', async () => {
    const answer = await save({ full_name: '', email: 'ana', phone: '9' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().data).toEqual({
      full_name: ['Nome obrigatório'],
      email: ['E-mail inválido'],
      phone: ['Número inválido'],
    });
  });
});

describe('a change of password', () => {
  const fresh = 'canoa no igarapé';
  const change = (headers: Record<string, string>, old_password: string, password: string, again: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/change-password',
      headers,
      payload: { old_password, password, password_confirmation: again },
    });

  it.each([
    ['errada errada', fresh, fresh, { old_password: ['Senha atual incorreta'] }],
    [candidatePassword, 'Senha123', 'Senha123', { password: ['Escolha uma senha menos comum'] }],
    [
      candidatePassword,
      fresh,
      'outra coisa',
      { password_confirmation: ['O campo nova senha e confirmar senha não coincidem'] },
    ],
  ])('from %j to %j, confirmed as %j, is refused', async (old, password, again, data) => {
    const answer = await change(await logIn({ app }, email), old, password, again);
    expect([answer.statusCode, answer.json().data]).toEqual([422, data]);
    expect((await tryLogin(email, candidatePassword)).statusCode).toBe(200);
  });

  it('keeps this session and ends the others', async () => {
    const [here, elsewhere] = [await logIn({ app }, email), await logIn({ app }, email)];
    const answer = await change(here, candidatePassword, fresh, fresh);
    expect(answer.json()).toEqual({ data: null, message: 'Senha alterada com sucesso!' });
    expect((await profile(here)).statusCode).toBe(200);
    expect((await profile(elsewhere)).statusCode).toBe(401);
    expect((await tryLogin(email, candidatePassword)).statusCode).toBe(401);
    expect((await tryLogin(email, fresh)).statusCode).toBe(200);
  });

  it('is tried five times in a quarter of an hour', async () => {
    const headers = await logIn({ app }, email);
    const attempt = async () => (await change(headers, 'errada errada', fresh, fresh)).statusCode;
    for (let turn = 0; turn < 5; turn += 1) expect(await attempt()).toBe(422);
    expect(await attempt()).toBe(429);
  });
});
