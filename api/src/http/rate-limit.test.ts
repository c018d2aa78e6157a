import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import { testApp } from '../testing/test-app.ts';
import type { HttpError } from './http-error.ts';
import { clearHits, consume, formatWait, type Limit } from './rate-limit.ts';

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

  it('restarts for a subject whose hits are cleared, and for no other', async () => {
    await Promise.all([admitted(2), admitted(2, limit, 'bia')]);
    await clearHits(app, limit, 'ana');
    expect([await admitted(3), await admitted(1, limit, 'bia')]).toEqual([2, 0]);
  });

  it('is multiplied by the factor if it counts IP addresses, and not otherwise', async () => {
    const raised: Services = Object.create(app, { rateLimitFactor: { value: 1.5 } });
    expect(await admitted(4, { ...limit, name: 'some-ip' }, '10.0.0.9', raised)).toBe(3);
    expect(await admitted(4, limit, 'ana', raised)).toBe(2);
  });

  it('counts the visitor whom the host names, despite earlier addresses in the header', async () => {
    const visitors = ['198.51.100.1', '198.51.100.2', '203.0.113.7, 198.51.100.1'];
    for (const [place, visitor] of visitors.entries()) {
      const guess = { email: `pessoa${place}@exemplo.br`, password: 'errada errada' };
      await post('auth/login', guess, { 'x-forwarded-for': visitor });
    }
    const counts = await app.db.select().from(rateLimits).where(like(rateLimits.key, 'login-ip:%'));
    expect(counts.map(({ points }) => points).sort()).toEqual([1, 2]);
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
