import { formatTaxId } from '@portal/contract/format/mask';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { registrations } from '../db/schema/registrations.ts';
import { offers } from '../db/schema/selection.ts';
import { psgBody } from '../testing/application.ts';
import { enterByMail, mailedCode, candidatePassword as password } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const lines: string[] = [];
const log = () => lines.join('');
const { app, post } = await testApp(undefined, {
  logLevel: 'trace',
  logTo: { write: (line) => void lines.push(line) },
});
const offer = await addPsgOffer(app.db);

/** Data of an applicant that the log must not contain. */
const secretsOf = (form: ReturnType<typeof psgBody>) => [
  formatTaxId(form.nif),
  ...Object.values(form).filter((value) => typeof value === 'string'),
];

it('what fails on our side registers nothing, and the log has nobody’s data, whether it fails or not', async () => {
  const form = psgBody(offer, 1);
  expect((await post('registrations', form)).statusCode).toBe(200);
  const code = await mailedCode({ app }, form.email);
  const { authorization } = await enterByMail({ app }, form.email);
  const unlucky = psgBody(offer, 2);
  const stored = async () => [
    await rowOf(app.db, offers, offer.offer_id),
    await app.db.$count(registrations),
  ];
  const before = await stored();
  await app.db.execute(sql`alter table outbox rename to lost`);
  const answer = await post('registrations', unlucky);
  await app.db.execute(sql`alter table lost rename to outbox`);
  expect([answer.statusCode, answer.json().data]).toEqual([500, {}]);
  expect(await stored()).toEqual(before);
  expect(log()).toContain('"level":50');
  expect(log()).toContain('"route":"/api/v1/registrations"');
  const secrets = [...secretsOf(form), ...secretsOf(unlucky), password, code, authorization.slice(7)];
  for (const secret of secrets) expect(log()).not.toContain(secret);
});
