import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit, rateLimits } from '../db/schema/operations.ts';
import { accounts, people, sessions } from '../db/schema/people.ts';
import { addCandidate, candidatePassword, logIn } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();
const ana = await addCandidate(app.db, { nif: '52998224725', fullName: 'Ana Lima', email: 'ana@exemplo.br' });
await addCandidate(app.db, { nif: '11144477735', fullName: 'Bia Souza', email: 'bia@exemplo.br' });
await addCandidate(app.db, {
  nif: '39053344705',
  fullName: 'Caio Reis',
  email: 'caio@exemplo.br',
  password: null,
});

const tryLogin = (email: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password } });
const profile = (headers: Record<string, string>) => app.inject({ url: '/api/v1/auth/profile', headers });

beforeEach(() => app.db.delete(rateLimits));

describe('login', () => {
  it('gives the candidate and a token, whatever the case of the e-mail', async () => {
    const answer = await tryLogin('ANA@exemplo.br', candidatePassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.user).toEqual({ id: ana, full_name: 'Ana Lima' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('stores only a hash of the token', async () => {
    const { authorization } = await logIn({ app }, 'ana@exemplo.br');
    const stored = await app.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(authorization.slice('Bearer '.length));
  });

  it.each([
    ['a wrong password', 'ana@exemplo.br', 'errada errada'],
    ['an unknown e-mail', 'ninguem@exemplo.br', candidatePassword],
    ['an account without a password yet', 'caio@exemplo.br', candidatePassword],
  ])('refuses %s with one and the same answer', async (_case, email, password) => {
    const answer = await tryLogin(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'E-mail ou senha inválidos.', data: {} });
  });

  it('forgets the failed tries of somebody who gets in', async () => {
    for (let turn = 0; turn < 4; turn += 1) await tryLogin('ana@exemplo.br', 'errada errada');
    await tryLogin('ana@exemplo.br', candidatePassword);
    expect((await tryLogin('ana@exemplo.br', 'errada errada')).statusCode).toBe(401);
  });

  it('hashes a password anew that was hashed at another cost', async () => {
    const weaker = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$';
    const { argon2Sync } = await import('node:crypto');
    const tag = argon2Sync('argon2id', {
      message: candidatePassword,
      nonce: Buffer.alloc(16),
      memory: 8,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    }).toString('base64');
    const owner = eq(accounts.personId, ana);
    await app.db
      .update(accounts)
      .set({ passwordHash: weaker + tag.replace(/=+$/, '') })
      .where(owner);
    expect((await tryLogin('ana@exemplo.br', candidatePassword)).statusCode).toBe(200);
    const [account] = await app.db.select().from(accounts).where(owner);
    expect(account?.passwordHash).toContain('m=47104,t=1,p=1');
  });

  it('writes tries and successes into the audit, which nothing can change', async () => {
    const actions = (await app.db.select().from(audit)).map((line) => line.action);
    expect(actions).toEqual(expect.arrayContaining(['login', 'login-failed']));
    await expect(app.db.update(audit).set({ action: 'nothing' })).rejects.toThrow();
  });
});

describe('a session', () => {
  it('ends after twenty minutes without a call', async () => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    clock.advance(19);
    expect((await profile(headers)).statusCode).toBe(200);
    clock.advance(19);
    expect((await profile(headers)).statusCode).toBe(200);
    clock.advance(20);
    expect((await profile(headers)).statusCode).toBe(401);
  });

  it('ends twelve hours after the login, however busy', async () => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    for (let quarter = 0; quarter < 47; quarter += 1) {
      clock.advance(15);
      expect((await profile(headers)).statusCode).toBe(200);
    }
    clock.advance(15);
    expect((await profile(headers)).statusCode).toBe(401);
  });

  it('ends with the logout', async () => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const answer = await app.inject({ method: 'DELETE', url: '/api/v1/auth/logout', headers });
    expect(answer.json()).toEqual({ data: null, message: 'Sessão encerrada.' });
    expect((await profile(headers)).statusCode).toBe(401);
  });
});

describe('the profile', () => {
  it('is read and saved with the message that is shown', async () => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const payload = { full_name: 'Ana Maria Lima', email: 'Ana@exemplo.br', phone: '96988887777' };
    const answer = await app.inject({ method: 'PUT', url: '/api/v1/auth/profile', headers, payload });
    expect(answer.json()).toEqual({
      data: {
        full_name: 'Ana Maria Lima',
        email: 'ana@exemplo.br',
        phone: '96988887777',
        pending_email: null,
      },
      message: 'Perfil atualizado com sucesso!',
    });
  });

  it.each([
    ['full_name', '', 'Nome obrigatório'],
    ['email', 'ana', 'E-mail inválido'],
    ['email', '', 'E-mail obrigatório'],
    ['email', 'bia@exemplo.br', 'E-mail já existente.'],
    ['phone', '9', 'Número inválido'],
    ['phone', undefined, 'Celular obrigatório'],
  ])('names %s when it is %j: %s', async (field, value, text) => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const payload = { full_name: 'Ana', email: 'ana@exemplo.br', phone: '96988887777', [field]: value };
    const answer = await app.inject({ method: 'PUT', url: '/api/v1/auth/profile', headers, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: text, data: { [field]: [text] } });
  });

  it('is exported whole, without the password', async () => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const { data } = (await app.inject({ url: '/api/v1/auth/my-data', headers })).json();
    expect(data.person.nif).toBe('52998224725');
    expect(JSON.stringify(data)).not.toContain('argon2');
  });
});

describe('a change of password', () => {
  const change = (
    headers: Record<string, string>,
    old_password: string,
    password: string,
    again = password,
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/change-password',
      headers,
      payload: { old_password, password, password_confirmation: again },
    });

  it.each([
    ['errada errada', 'canoa no igarapé', undefined, 'old_password', 'Senha atual incorreta'],
    [candidatePassword, 'curta', undefined, 'password', 'A nova senha deve ter no mínimo 8 caracteres'],
    [candidatePassword, 'Senha123', undefined, 'password', 'Escolha uma senha menos comum'],
    [
      candidatePassword,
      'canoa no igarapé',
      'outra coisa',
      'password_confirmation',
      'O campo nova senha e confirmar senha não coincidem',
    ],
  ])('from %j to %j, confirmed as %j, names %s', async (old, password, again, field, text) => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const answer = await change(headers, old, password, again);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().data).toEqual({ [field]: [text] });
  });

  it('keeps this session and ends the others', async () => {
    const here = await logIn({ app }, 'bia@exemplo.br');
    const elsewhere = await logIn({ app }, 'bia@exemplo.br');
    const answer = await change(here, candidatePassword, 'canoa no igarapé');
    expect(answer.json()).toEqual({ data: null, message: 'Senha alterada com sucesso!' });
    expect((await profile(here)).statusCode).toBe(200);
    expect((await profile(elsewhere)).statusCode).toBe(401);
    expect((await tryLogin('bia@exemplo.br', 'canoa no igarapé')).statusCode).toBe(200);
  });
});

it('ends the sessions of a person who is deleted', async () => {
  const headers = await logIn({ app }, 'ana@exemplo.br');
  await app.db.delete(people).where(eq(people.id, ana));
  expect((await profile(headers)).statusCode).toBe(401);
});
