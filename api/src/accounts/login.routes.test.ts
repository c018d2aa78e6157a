import { describe, expect, it } from 'vitest';
import { knownDevices } from '../db/schema/people.ts';
import { limits } from '../http/limits.ts';
import { consume } from '../http/rate-limit.ts';
import { candidatePassword, mailedCode } from '../testing/candidates.ts';
import { accountsApp, from } from './testing/accounts-app.ts';

const { app, clock, ana, bia, post, login, useCode } = await accountsApp();
const attacker = '203.0.113.66';
const home = '198.51.100.7';

const tryLogin = (address: string, password: string, device?: string, email = ana.email) =>
  login(email, password, { ...from(address), ...(device && { 'x-device': device }) });
const right = async (address: string, device?: string) =>
  (await tryLogin(address, candidatePassword, device)).statusCode;
const wrong = async (times: number, address: string, device?: string) => {
  const statuses = [];
  for (let turn = 0; turn < times; turn += 1) {
    statuses.push((await tryLogin(address, 'errada errada', device)).statusCode);
  }
  return statuses;
};
const fiveThenWait = [401, 401, 401, 401, 401, 429];

describe('wrong passwords', () => {
  it.each([
    [4, 0],
    [5, 1],
    [6, 2],
    [8, 8],
    [9, 15],
    [20, 15],
  ])('%i of a site let the next attempt wait %i minutes', async (count, minutes) => {
    for (let turn = 0; turn < count; turn += 1) {
      await wrong(1, attacker);
      clock.advance(Math.max(0, Math.min(2 ** (turn - 4), 15)) * (turn < count - 1 ? 1 : 0));
    }
    const next = await tryLogin(attacker, 'errada errada');
    expect([next.statusCode, next.headers['retry-after']]).toEqual(
      minutes === 0 ? [401, undefined] : [429, String(minutes * 60)],
    );
  });

  it('make their own site wait for this account, even for the right password', async () => {
    expect(await wrong(6, attacker)).toEqual(fiveThenWait);
    const waiting = await tryLogin(attacker, candidatePassword);
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '60']);
    expect((await tryLogin(attacker, candidatePassword, undefined, bia.email)).statusCode).toBe(200);
    expect(await right(home)).toBe(200);
    clock.advance(1);
    expect(await right(attacker)).toBe(200);
  });

  it('expire after a day', async () => {
    await wrong(5, attacker);
    clock.advance(24 * 60 - 5);
    expect(await wrong(2, attacker)).toEqual([401, 429]);
    clock.advance(5);
    expect(await wrong(6, attacker)).toEqual(fiveThenWait);
  });

  it('from many sites leave each further one an attempt a minute, so that the right one still works', async () => {
    for (const site of [1, 2, 3, 4]) await wrong(5, `203.0.${site}.1`);
    await wrong(4, '203.0.5.1');
    expect(await wrong(1, '203.0.200.1')).toEqual([401]);
    expect(await wrong(2, '203.0.201.1')).toEqual([401, 429]);
    expect(await wrong(1, '203.0.200.1')).toEqual([401]);
    expect(await right(home)).toBe(200);
    clock.advance(24 * 60);
    expect(await wrong(2, '203.0.202.1')).toEqual([401, 401]);
  });

  it('are the only ones to use up the attempts of an IP address, for any account', async () => {
    for (let turn = 0; turn < 39; turn += 1) await consume(app, limits.loginAddress, home);
    const statuses = [await right(home), await right(home), ...(await wrong(3, home))];
    // Beyond the limit, one a minute.
    expect(statuses).toEqual([200, 200, 401, 401, 429]);
  });

  it.each(['2001:db8:7:1::1', '203.0.113.1'])('from %s count for its whole site', async (first) => {
    const second = first.replace(/1$/, '2').replace(':7:1:', ':7:2:');
    expect([...(await wrong(3, first)), ...(await wrong(3, second))]).toEqual(fiveThenWait);
  });

  it('that come at once are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => tryLogin(attacker, 'errada errada')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });
});

it('a new password by e-mail ends the wait that others have brought about', async () => {
  await wrong(6, home);
  await post('auth/password/email', { email: ana.email });
  const code = await mailedCode({ app }, ana.email);
  await useCode('reset', ana.email, code, candidatePassword, from(home));
  expect(await right(home)).toBe(200);
});

describe('a device with an earlier login', () => {
  const deviceOf = async (email: string, known?: string): Promise<string> =>
    (await tryLogin(home, candidatePassword, known, email)).json().data.device;

  it('lets them in while others have used up the attempts of the IP address', async () => {
    const device = await deviceOf(ana.email);
    await wrong(6, home);
    for (let turn = 0; turn < 41; turn += 1) await consume(app, limits.loginAddress, home).catch(() => {});
    expect(await right(home)).toBe(429);
    const back = await tryLogin(home, candidatePassword, device);
    expect([back.statusCode, back.json().data.device]).toEqual([200, device]);
  });

  it('has attempts of its own that end too, and come back with the right password', async () => {
    const device = await deviceOf(ana.email);
    await wrong(4, home, device);
    expect(await right(home, device)).toBe(200);
    expect(await wrong(6, home, device)).toEqual(fiveThenWait);
  });

  it('is known only to the account that used it, and cannot be guessed', async () => {
    const bias = await deviceOf(bia.email);
    await wrong(6, home);
    for (const device of [bias, 'a'.repeat(43), 'x', '%']) expect(await right(home, device)).toBe(429);
  });

  it('expires a year after its last login', async () => {
    const device = await deviceOf(ana.email);
    clock.advance(364 * 24 * 60);
    await deviceOf(ana.email, device);
    clock.advance(365 * 24 * 60 - 1);
    await wrong(6, home);
    expect(await right(home, device)).toBe(200);
    clock.advance(365 * 24 * 60);
    await wrong(6, home);
    expect(await right(home, device)).toBe(429);
  });

  it('is stored for every account that uses it, by its hash', async () => {
    const device = await deviceOf(ana.email);
    expect(await deviceOf(bia.email, device)).toBe(device);
    const stored = await app.db.select().from(knownDevices);
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain(device);
  });
});
