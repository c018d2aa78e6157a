import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../db/schema/settings.ts';
import { testApp } from '../testing/test-app.ts';
import { defaultMonths, monthsBefore, retentionMonths } from './retention-kinds.ts';

const { app } = await testApp();
const set = (months: object) =>
  app.db.insert(settings).values({ name: 'Senac', nif: '1', retentionMonths: months as never });

beforeEach(() => app.db.delete(settings));

describe('the months that personal data is kept', () => {
  it('are the defaults where nothing is set', async () => {
    expect(await retentionMonths(app.db)).toEqual(defaultMonths);
    await set({});
    expect(await retentionMonths(app.db)).toEqual(defaultMonths);
  });

  it('are those of the settings where they are whole months', async () => {
    await set({ tickets: 6, interests: 0, accounts: -3, mails: 1.5, votes: '2', records: null, people: 1 });
    expect(await retentionMonths(app.db)).toEqual({ ...defaultMonths, tickets: 6 });
  });

  it.each([
    ['2026-03-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
    ['2024-03-31T12:00:00.000Z', 1, '2024-02-29T12:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2026-03-10T15:00:00.000Z', 60, '2021-03-10T15:00:00.000Z'],
  ])('before %s, %i, begin at %s', (moment, months, before) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
  });
});
