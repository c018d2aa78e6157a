import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../db/schema/settings.ts';
import { testApp } from '../testing/test-app.ts';
import { defaultMonths, retentionMonths } from './retention-kinds.ts';

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
});
