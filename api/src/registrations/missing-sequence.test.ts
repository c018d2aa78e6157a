import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { psgRegistrations } from '../db/schema/psg.ts';
import { psgBody } from '../testing/application.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp();

it('a database that draws no ids registers nobody, rather than under a number of zeros', async () => {
  const offer = await addPsgOffer(app.db);
  await app.db.execute(sql`alter table psg_registrations alter id drop identity`);

  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/registrations',
    payload: psgBody(offer, 1),
  });

  expect(answer.statusCode).toBe(500);
  expect(await app.db.$count(psgRegistrations)).toBe(0);
});
