import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, rateLimits } from '../db/schema/operations.ts';
import { resetCodes } from '../db/schema/people.ts';
import { addCandidate, candidatePassword, logIn } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();
await addCandidate(app.db, { nif: '52998224725', fullName: 'Ana Lima', email: 'ana@exemplo.br' });

const newPassword = 'canoa no igarapé';
const post = (path: string, payload: object, remoteAddress = '203.0.113.1') =>
  app.inject({ method: 'POST', url: `/api/v1/auth/password/${path}`, payload, remoteAddress });
const form = (code: string, password = newPassword) => ({
  code,
  email: 'ana@exemplo.br',
  password,
  confirmPassword: password,
});
const newestCode = async () => {
  const [mail] = await app.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return /Código: (\w{8})/.exec(mail?.body ?? '')?.[1] ?? '';
};
const requestCode = async () => {
  clock.advance(1);
  await post('email', { email: 'ana@exemplo.br' });
  return newestCode();
};

beforeEach(async () => {
  await app.db.delete(rateLimits);
  await app.db.delete(resetCodes);
});

describe('a recovery code', () => {
  it('is asked for with the same answer whether the account exists or not', async () => {
    const known = await post('email', { email: 'ana@exemplo.br' });
    const unknown = await post('email', { email: 'ninguem@exemplo.br' });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
  });

  it('takes as long for an unknown account as for a known one', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await post('email', { email });
      return performance.now() - start;
    };
    const known = await time('ana@exemplo.br');
    const unknown = await time('ninguem@exemplo.br');
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(245);
  });

  it('sets a new password and ends every session', async () => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const code = await requestCode();
    expect((await post('code/check', form(code))).statusCode).toBe(200);
    expect((await post('reset', form(code))).json().message).toBe('Senha alterada com sucesso!');
    expect((await app.inject({ url: '/api/v1/auth/profile', headers })).statusCode).toBe(401);
    await logIn({ app }, 'ana@exemplo.br', newPassword);
  });

  it('works once', async () => {
    const code = await requestCode();
    await post('reset', form(code));
    const again = await post('reset', form(code, candidatePassword));
    expect(again.statusCode).toBe(422);
    expect(again.json().data).toEqual({ code: ['Código inválido ou expirado.'] });
  });

  it('works as it is read aloud: small letters, blanks, o for zero', async () => {
    const code = await requestCode();
    const typed = code
      .toLowerCase()
      .replaceAll('0', 'o')
      .replace(/^(.{4})/, '$1 - ');
    expect((await post('code/check', form(typed))).statusCode).toBe(200);
  });

  it('can be tried five times from one address; a new one is tried anew', async () => {
    const code = await requestCode();
    for (let turn = 0; turn < 5; turn += 1)
      expect((await post('code/check', form('AAAAAAAA'))).statusCode).toBe(422);
    const sixth = await post('reset', form(code));
    expect([sixth.statusCode, Number(sixth.headers['retry-after']) <= 600]).toEqual([429, true]);
    expect((await post('reset', form(await requestCode()))).statusCode).toBe(200);
  });

  it('is not used up for its owner by wrong tries of others', async () => {
    const code = await requestCode();
    for (let stranger = 0; stranger < 12; stranger += 1)
      for (let turn = 0; turn < 6; turn += 1)
        await post('code/check', form('AAAAAAAA'), `2001:db8:0:${stranger}::${turn}`);
    expect((await post('reset', form(code))).statusCode).toBe(200);
  });

  it('stops working after a thousand wrong tries from wherever', async () => {
    const code = await requestCode();
    await app.db.update(resetCodes).set({ tries: 999 });
    await post('code/check', form('AAAAAAAA'), '203.0.113.2');
    expect((await post('reset', form(code))).statusCode).toBe(422);
  });

  it('counts all addresses of one IPv6 network as one', async () => {
    await requestCode();
    const statuses = [];
    for (let host = 1; host <= 6; host += 1)
      statuses.push((await post('code/check', form('AAAAAAAA'), `2001:db8::${host}`)).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('is refused in the same way for an e-mail that has no account', async () => {
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await post('code/check', { ...form('AAAAAAAA'), email: 'x@exemplo.br' })).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('stops working after ten minutes', async () => {
    const code = await requestCode();
    clock.advance(10);
    expect((await post('reset', form(code))).statusCode).toBe(422);
  });

  it('stops working when a newer one is asked for', async () => {
    const older = await requestCode();
    await requestCode();
    expect((await post('code/check', form(older))).statusCode).toBe(422);
  });

  it('is not spent by a password that is refused', async () => {
    const code = await requestCode();
    const refused = await post('reset', form(code, 'senac2026'));
    expect(Object.keys(refused.json().data)).toEqual(['password']);
    expect((await post('reset', form(code))).statusCode).toBe(200);
  });

  it('is not stored in clear', async () => {
    const code = await requestCode();
    expect(JSON.stringify(await app.db.select().from(resetCodes))).not.toContain(code);
  });

  it('can be asked for three times an hour', async () => {
    for (let turn = 0; turn < 3; turn += 1) await post('email', { email: 'ana@exemplo.br' });
    expect((await post('email', { email: 'ana@exemplo.br' })).statusCode).toBe(429);
  });
});
