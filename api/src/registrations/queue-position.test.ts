import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { offers } from '../db/schema/selection.ts';
import { psgBody } from '../testing/application.ts';
import { enterByMail } from '../testing/candidates.ts';
import { addPsgOffer, type OfferOptions } from '../testing/offers.ts';
import type { Offer } from '../testing/register-over-http.ts';
import { rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';
import type { Application } from './application.ts';
import { checkOffer, previewPlace, takePlace } from './places.repository.ts';

/** Replica whose own clock is stopped in March. */
const { app, post, remove } = await testApp(undefined, { now: undefined });
const moment = new Date('2026-03-15T12:00:00-03:00');
const now = sql`${moment.toISOString()}::timestamptz`;
const [justBefore, justAfter] = [-1, 1].map((difference) => new Date(moment.getTime() + difference));
const addOffer = (options: OfferOptions = {}) =>
  addPsgOffer(app.db, { capacity: 3, start_date: justBefore, end_date: justAfter, ...options });

const applicationFor = (offer: Offer): Application => ({
  programme: 'psg',
  ...offer,
  applicant: psgBody(offer, 1),
  accountId: null,
  address: '10.0.0.1',
  fingerprint: '',
});
const takenOf = async ({ offer_id }: Offer) => (await rowOf(app.db, offers, offer_id)).taken;

const { process_id } = await addOffer();

describe('a place in the line', () => {
  it.each<[string, OfferOptions]>([
    ['began a millisecond ago and ends in one', {}],
    ['has one place left', { taken: 2 }],
  ])('is there while the offer %s', async (_, options) => {
    const offer = await addOffer(options);
    const next = (options.taken ?? 0) + 1;
    expect(await checkOffer(app.db, applicationFor(offer), now)).toMatchObject({ kind: 'open' });
    const place = { position: next, current_position: next, vacancies: 2 };
    expect(await previewPlace(app.db, applicationFor(offer), now)).toEqual(place);
    expect(await takePlace(app.db, applicationFor(offer), now)).toMatchObject({ taken: next });
    expect(await takenOf(offer)).toBe(next);
  });

  it.each<[string, OfferOptions, string, Partial<Offer>?]>([
    ['begins at this moment (A 4, B 4)', { start_date: moment }, 'outside-window'],
    ['ends at this moment (A 4, B 4)', { end_date: moment }, 'outside-window'],
    ['is full', { taken: 3 }, 'no-vacancies'],
    ['is closed and full', { end_date: moment, taken: 3 }, 'outside-window'],
    ['is of another process', {}, 'unknown-offer', { process_id }],
  ])('is not there when the offer %s', async (_, options, kind, asked = {}) => {
    const offer = await addOffer(options);
    const application = applicationFor({ ...offer, ...asked });
    expect(await checkOffer(app.db, application, now)).toEqual({ kind });
    expect(await previewPlace(app.db, application, now)).toBeUndefined();
    expect(await takePlace(app.db, application, now)).toBeUndefined();
    expect(await takenOf(offer)).toBe(options.taken ?? 0);
  });
});

it.each([
  ['is not open yet', -60, [422, 422]],
  ['is open', 0, [200, 200]],
  ['is closed', 60, [422, 422]],
])(
  'an offer that %s by the clock of the database is so, whatever the replica thinks',
  async (_, minutes, statuses) => {
    const offer = await addOffer();
    const person = psgBody(offer, 100 + minutes);
    const shift = (by: number) =>
      app.db.update(offers).set({
        start_date: sql`now() + ${-by - 30} * interval '1 minute'`,
        end_date: sql`now() + ${-by + 30} * interval '1 minute'`,
      });
    await shift(0);
    const { id } = (await post('registrations', person)).json().data;
    const headers = await enterByMail({ app }, person.email);

    await shift(minutes);
    const applied = await post('registrations', psgBody(offer, 300 + minutes));
    const cancelled = await remove(`registrations/${id}`, headers);
    expect([applied.statusCode, cancelled.statusCode]).toEqual(statuses);
  },
);
