import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import { testApp } from '../testing/test-app.ts';
import type { HttpError } from './http-error.ts';
import { byAddress, type Limit, limits } from './limits.ts';
import { consume, forgive, formatWait, readBudgets } from './rate-limit.ts';

const { app, clock, post } = await testApp();
const limit: Limit = { name: 'some', hits: 2, minutes: 10 };

beforeEach(async () => {
  clock.moveTo('2026-03-10T12:03:00.500-03:00');
  await app.db.delete(rateLimits);
});

/** Returns how many of some hits are admitted. */
async function admitted(hits: number, of = limit, subject = 'ana', services: Services = app) {
  const calls = Array.from({ length: hits }, () => consume(services, of, subject));
  return (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
}

describe('a limit', () => {
  it('admits its hits in a window, for each subject and name; the next one learns when the window ends', async () => {
    expect(await admitted(3)).toBe(2);
    expect(await admitted(3, limit, 'bia')).toBe(2);
    expect(await admitted(3, { ...limit, name: 'other' })).toBe(2);
    const refused: HttpError = await consume(app, limit, 'ana').catch((error) => error);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
    expect(refused.message).toBe('Muitas tentativas. Tente novamente em 10 minutos.');
    clock.moveTo('2026-03-10T12:13:00-03:00');
    expect(await admitted(1)).toBe(0);
    clock.moveTo('2026-03-10T12:13:00.500-03:00');
    expect(await admitted(3)).toBe(2);
  });

  it('restarts for a subject that is forgiven, and for no other', async () => {
    await Promise.all([admitted(2), admitted(2, limit, 'bia')]);
    await forgive(app, [[limit, 'ana']]);
    expect([await admitted(3), await admitted(1, limit, 'bia')]).toEqual([2, 0]);
  });

  it('is multiplied by the factor if it counts IP addresses, and not otherwise', async () => {
    const raised: Services = Object.create(app, { rateLimitFactor: { value: 1.5 } });
    expect(await admitted(4, byAddress('some', limit), '10.0.0.9', raised)).toBe(3);
    expect(await admitted(4, limit, 'ana', raised)).toBe(2);
  });

  it('admits one hit a minute beyond it, if it slows down', async () => {
    const slowed: Limit = { ...limit, slowed: 'steadily' };
    expect(await admitted(5, slowed)).toBe(3);
    clock.advance(0.9);
    expect(await admitted(1, slowed)).toBe(0);
    clock.advance(0.2);
    expect(await admitted(2, slowed)).toBe(1);
  });

  it.each([
    ['a customer with many IPv6 networks', (place: number) => `2001:db8:7:${place.toString(16)}::/64`],
    ['a provider’s IPv4 addresses', (place: number) => `203.0.113.${place}`],
  ])('counts %s together, ten times as many', async (_what, addressOf) => {
    const visitor = byAddress('some', limit);
    const counts = [];
    for (let place = 1; place <= 11; place += 1) counts.push(await admitted(2, visitor, addressOf(place)));
    expect(counts).toEqual([...Array(10).fill(2), 0]);
    expect(await admitted(3, visitor, '198.51.100.1')).toBe(2);
  });

  it('of one address beyond it uses up neither its site nor the budget of the portal', async () => {
    const visitor = byAddress('some', { ...limit, budget: 5 });
    expect(await admitted(50, visitor, '203.0.113.1')).toBe(2);
    expect(await admitted(2, visitor, '203.0.113.2')).toBe(2);
    expect(await admitted(2, visitor, '198.51.100.1')).toBe(1);
  });

  it('reports what is used of the budgets, without refunded hits', async () => {
    const { loginAddress } = limits;
    for (const address of ['203.0.113.1', '198.51.100.1', '192.0.2.1'])
      await consume(app, loginAddress, address);
    await forgive(app, [[loginAddress, '192.0.2.1']]);
    expect(await readBudgets(app)).toContainEqual({ limit: 'login-ip', used: 2 / 3_000 });
    expect(await app.metrics.getSingleMetricAsString('rate_limit_budget_used_ratio')).toMatch(
      /\{limit="login-ip"\} 0\.0006/,
    );
  });

  it('counts the visitor whom the host names, despite earlier addresses in the header', async () => {
    const visitors = ['198.51.100.1', '198.51.100.2', '203.0.113.7, 198.51.100.1'];
    for (const [place, visitor] of visitors.entries()) {
      const guess = { email: `pessoa${place}@exemplo.br`, password: 'errada errada' };
      await post('auth/login', guess, { 'x-forwarded-for': visitor });
    }
    const counts = await app.db.select().from(rateLimits).where(like(rateLimits.key, 'login-ip:%'));
    expect(counts.map(({ hits }) => hits).sort()).toEqual([1, 2]);
  });
});

it.each([
  [1, '1 minuto'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [119 * 60, '119 minutos'],
  [119 * 60 + 1, '2 horas'],
  [2 * 3600 + 1, '3 horas'],
])('%i seconds are %j', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
