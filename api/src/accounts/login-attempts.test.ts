import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { knownDevices } from '../db/schema/people.ts';
import { consume, limits } from '../http/rate-limit.ts';
import { addCandidate, candidatePassword, mailedCode } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';
import { type Attempts, decideAttempt } from './login-attempts.ts';

const noon = new Date('2026-03-10T12:00:00Z');
const minutes = (moment: Date) => (moment.getTime() - noon.getTime()) / 60_000;

describe('an attempt at a password', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 4],
    [7, 8],
    [8, 15],
    [50, 15],
  ])('after %i wrong ones is taken, and the next one %i minutes later', (count, wait) => {
    const decision = decideAttempt({ count: count, openAt: noon }, noon, 5);
    expect(decision).toMatchObject({ kind: 'taken', next: { count: count + 1 } });
    if (decision.kind === 'taken') expect(minutes(decision.next.openAt)).toBe(wait);
  });

  it('is refused until its time has come, and forgotten an hour later', () => {
    const openAt = new Date(noon.getTime() + 60_000);
    expect(decideAttempt({ count: 5, openAt }, noon, 5)).toEqual({ kind: 'refused', openAt });
    const later = new Date(openAt.getTime() + 60 * 60_000);
    expect(decideAttempt({ count: 9, openAt }, later, 5)).toMatchObject({ next: { count: 1 } });
  });

  it('never waits longer than a quarter of an hour, so that nobody is shut out for good', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 120 })), (pauses) => {
        let now = noon.getTime();
        let attempts: Attempts = { count: 0, openAt: noon };
        for (const pause of pauses) {
          now += pause * 60_000;
          const decision = decideAttempt(attempts, new Date(now), 5);
          const openAt = decision.kind === 'taken' ? decision.next.openAt : decision.openAt;
          expect(openAt.getTime() - now).toBeLessThanOrEqual(15 * 60_000);
          if (decision.kind === 'taken') attempts = decision.next;
        }
      }),
    );
  });
});

const { app, clock } = await testApp();
await addCandidate(app.db, { nif: '52998224725', fullName: 'Ana Lima', email: 'ana@exemplo.br' });
await addCandidate(app.db, { nif: '11144477735', fullName: 'Bia Souza', email: 'bia@exemplo.br' });

beforeEach(() => app.db.delete(rateLimits));

const attacker = '203.0.113.66';
const home = '198.51.100.7';

const tryLogin = (remoteAddress: string, password: string, device?: string, email = 'ana@exemplo.br') =>
  app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password },
    remoteAddress,
    ...(device && { headers: { 'x-device': device } }),
  });
const wrong = async (times: number, address: string, device?: string) => {
  const statuses = [];
  for (let turn = 0; turn < times; turn += 1) {
    statuses.push((await tryLogin(address, 'errada errada', device)).statusCode);
  }
  return statuses;
};

describe('wrong passwords', () => {
  it('make their own address wait, longer each time, even for the right password', async () => {
    expect(await wrong(6, attacker)).toEqual([401, 401, 401, 401, 401, 429]);
    const waiting = await tryLogin(attacker, candidatePassword);
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '60']);
    clock.advance(1);
    expect(await wrong(2, attacker)).toEqual([401, 429]);
    clock.advance(1);
    expect((await tryLogin(attacker, candidatePassword)).statusCode).toBe(429);
    clock.advance(1);
    expect((await tryLogin(attacker, candidatePassword)).statusCode).toBe(200);
  });

  it('from many addresses: each further address gets one attempt, so that the right password still works', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((host) => wrong(5, `203.0.113.${host}`)));
    expect(await wrong(2, '203.0.113.200')).toEqual([401, 429]);
    expect((await tryLogin(home, candidatePassword)).statusCode).toBe(200);
  }, 60_000);

  it('that come at once are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => tryLogin(attacker, 'errada errada')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });
});

it('a new password by e-mail ends the wait that others have brought about', async () => {
  await wrong(6, home);
  const [email, password] = ['ana@exemplo.br', candidatePassword];
  await app.inject({ method: 'POST', url: '/api/v1/auth/password/email', payload: { email } });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/password/reset',
    payload: { email, code: await mailedCode({ app }, email), password, confirmPassword: password },
    remoteAddress: home,
  });
  expect(answer.statusCode).toBe(200);
  expect((await tryLogin(home, candidatePassword)).statusCode).toBe(200);
});

describe('a device from which somebody has logged in', () => {
  const deviceOf = async (email?: string) =>
    (await tryLogin(home, candidatePassword, undefined, email)).json().data.device as string;

  it('lets them in while others at the same address have used up its attempts', async () => {
    const device = await deviceOf();
    await wrong(6, home);
    for (let turn = 0; turn < 20; turn += 1) await consume(app, limits.loginAddress, home).catch(() => {});
    expect((await tryLogin(home, candidatePassword)).statusCode).toBe(429);
    const back = await tryLogin(home, candidatePassword, device);
    expect([back.statusCode, back.json().data.device]).toEqual([200, device]);
  });

  it('has attempts of its own that end too', async () => {
    const device = await deviceOf();
    expect(await wrong(11, home, device)).toEqual([...Array(10).fill(401), 429]);
  });

  it('is known to the account alone that used it, and to nobody by guessing', async () => {
    const bias = await deviceOf('bia@exemplo.br');
    await wrong(6, home);
    for (const device of [bias, 'a'.repeat(43), 'x', '%']) {
      expect((await tryLogin(home, candidatePassword, device)).statusCode).toBe(429);
    }
  });

  it('is kept for every account that uses it, by its hash', async () => {
    const device = await deviceOf();
    expect((await tryLogin(home, candidatePassword, device, 'bia@exemplo.br')).json().data.device).toBe(
      device,
    );
    const stored = await app.db.select().from(knownDevices);
    expect(stored.length).toBeGreaterThan(1);
    expect(JSON.stringify(stored)).not.toContain(device);
  });
});
