import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { psgItems } from '../db/schema/psg.ts';
import { psgBody } from '../testing/application.ts';
import { enterByMail } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

/** A replica whose own clock stands still on a day in March. */
const { app, post, remove } = await testApp(undefined, { now: undefined });

it.each([
  ['is not open yet', -60, [422, 422]],
  ['is open', 0, [200, 200]],
  ['is closed', 60, [422, 422]],
])(
  'an offer that %s by the clock of the database is so, whatever the replica thinks',
  async (_, minutes, statuses) => {
    const offer = await addPsgOffer(app.db, { capacity: 3 });
    const person = psgBody(offer, 100 + minutes);
    const shift = (by: number) =>
      app.db.update(psgItems).set({
        startsAt: sql`now() + ${-by - 30} * interval '1 minute'`,
        endsAt: sql`now() + ${-by + 30} * interval '1 minute'`,
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
