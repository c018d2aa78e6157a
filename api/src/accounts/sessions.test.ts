import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { addCandidate, candidatePassword, logIn } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();
await addCandidate(app.db, { nif: '52998224725', fullName: 'Ana Lima', email: 'ana@exemplo.br' });
await addCandidate(app.db, { nif: '11144477735', fullName: 'Bia Souza', email: 'bia@exemplo.br' });

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const sessions = (method: 'GET' | 'DELETE', headers: Record<string, string>) =>
  app.inject({ method, url: '/api/v1/auth/sessions', headers });
const logInWith = async (userAgent: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email: 'ana@exemplo.br', password: candidatePassword },
    headers: { 'user-agent': userAgent },
  });
  return { authorization: `Bearer ${answer.json().data.token}` };
};

beforeEach(() => app.db.delete(rateLimits));

describe('the list of one’s own sessions', () => {
  it('names each by its device and its times, the one that asks first, then the one used last', async () => {
    const elsewhere = await logInWith('odd');
    clock.advance(5);
    const here = await logInWith(firefox);
    await logIn({ app }, 'bia@exemplo.br');
    const now = clock.now();
    const before = new Date(now.getTime() - 5 * 60_000).toISOString();
    expect((await sessions('GET', here)).json().data).toEqual([
      {
        current: true,
        device: 'Firefox no Linux',
        created_at: now.toISOString(),
        last_seen_at: now.toISOString(),
      },
      { current: false, device: null, created_at: before, last_seen_at: before },
    ]);
    expect((await sessions('GET', elsewhere)).json().data[0]).toMatchObject({ current: true });
  });

  it('leaves out what is over', async () => {
    await logInWith(firefox);
    clock.advance(20);
    expect((await sessions('GET', await logInWith(firefox))).json().data).toHaveLength(1);
  });

  it('can be cut down to this one', async () => {
    const [elsewhere, here] = [await logInWith(firefox), await logInWith(firefox)];
    const bias = await logIn({ app }, 'bia@exemplo.br');
    expect((await sessions('DELETE', here)).json()).toEqual({
      data: null,
      message: 'As outras sessões foram encerradas.',
    });
    expect((await sessions('GET', here)).json().data).toHaveLength(1);
    expect((await sessions('GET', elsewhere)).statusCode).toBe(401);
    expect((await sessions('GET', bias)).statusCode).toBe(200);
  });
});
