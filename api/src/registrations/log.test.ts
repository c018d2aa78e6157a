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
const { app, get, post } = await testApp(undefined, {
  logLevel: 'trace',
  logTo: { write: (line) => void lines.push(line) },
});
const offer = await addPsgOffer(app.db);

/** Data of an applicant that the log must not contain. */
const secretsOf = (form: ReturnType<typeof psgBody>) => [
  formatTaxId(form.nif),
  ...Object.values(form).filter((value) => typeof value === 'string'),
];

it('of a registration, its account and look-ups, right and wrong, the log keeps the routes and nothing of anybody', async () => {
  const form = psgBody(offer, 1);
  const { nif, email, birthdate } = form;
  expect((await post('registrations', form)).statusCode).toBe(200);
  const code = await mailedCode({ app }, email);
  const headers = await enterByMail({ app }, email);
  const known = { 'x-birthdate': birthdate, 'x-nif': nif };
  await get('my-selection-processes', headers);
  await get(`get-person-by-nif?nif=${nif}`, known);
  await get(`get-person-by-email?email=${email}`, known);
  await get(`check-nif-pssregistration?nif=${nif}&selection_process=1`, known);
  await get(`no-such-address/${nif}?email=${email}`);
  await post('registrations', { ...form, phone: nif });
  await post('auth/login', { email, password: `${password}.` });

  for (const route of ['get-person-by-nif', 'check-nif-pssregistration', 'registrations']) {
    expect(log()).toContain(`"route":"/api/v1/${route}"`);
  }
  const token = headers.authorization.replace('Bearer ', '');
  for (const secret of [...secretsOf(form), password, code, token]) expect(log()).not.toContain(secret);
});

it('what fails on our side registers nothing, and is logged without anybody’s data', async () => {
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
  for (const secret of secretsOf(unlucky)) expect(log()).not.toContain(secret);
});
