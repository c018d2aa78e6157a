import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { cpfOf } from '../testing/application.ts';
import { addCandidate, logIn } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';
import { openSession } from './sessions.ts';

const { app, clock } = await testApp();
let ana: number;
let bias: { authorization: string };

const sessions = (method: 'GET' | 'DELETE', headers: Record<string, string>) =>
  app.inject({ method, url: '/api/v1/auth/sessions', headers });
const open = async (device: string | null = null) => ({
  authorization: `Bearer ${await openSession(app.db, app.now(), ana, device)}`,
});

beforeEach(async () => {
  await app.db.delete(rateLimits);
  await app.db.delete(people);
  ana = await addCandidate(app.db, { nif: cpfOf(1), fullName: 'Ana Lima', email: 'ana@exemplo.br' });
  await addCandidate(app.db, { nif: cpfOf(2), fullName: 'Bia Souza', email: 'bia@exemplo.br' });
  bias = await logIn({ app }, 'bia@exemplo.br');
});

describe('the list of one’s own sessions', () => {
  it('names each by its device and its times, the one that asks first, then the one used last', async () => {
    const elsewhere = await open();
    const opened = clock.now().toISOString();
    clock.advance(5);
    const here = await open('Firefox no Linux');
    const now = clock.now().toISOString();
    expect((await sessions('GET', here)).json().data).toEqual([
      { current: true, device: 'Firefox no Linux', created_at: now, last_seen_at: now },
      { current: false, device: null, created_at: opened, last_seen_at: opened },
    ]);
    const [asks, other] = (await sessions('GET', elsewhere)).json().data;
    expect(asks).toMatchObject({ current: true, created_at: opened, last_seen_at: now });
    expect(other).toMatchObject({ current: false, device: 'Firefox no Linux' });
  });

  it('leaves out what is over: twenty minutes after the last call, and twelve hours after the login', async () => {
    const listed = async () => {
      const { data } = (await sessions('GET', await open('asks'))).json();
      return new Set(data.map(({ device }: { device: string }) => device));
    };
    const busy = await open('busy');
    await open('idle');
    clock.advance(19.9);
    await sessions('GET', busy);
    expect(await listed()).toEqual(new Set(['asks', 'busy', 'idle']));
    clock.advance(0.1);
    expect(await listed()).toEqual(new Set(['asks', 'busy']));
    for (let quarter = 0; quarter < 46; quarter += 1) {
      clock.advance(15);
      await sessions('GET', busy);
    }
    clock.advance(9.9);
    expect(await listed()).toEqual(new Set(['asks', 'busy']));
    clock.advance(0.1);
    expect(await listed()).toEqual(new Set(['asks']));
  });

  it('can be cut down to this one', async () => {
    const [elsewhere, here] = [await open(), await open()];
    expect((await sessions('DELETE', here)).json()).toEqual({
      data: null,
      message: 'As outras sessões foram encerradas.',
    });
    expect((await sessions('GET', here)).json().data).toHaveLength(1);
    expect((await sessions('GET', elsewhere)).statusCode).toBe(401);
    expect((await sessions('GET', bias)).statusCode).toBe(200);
  });
});
