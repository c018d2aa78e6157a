import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { processes } from '../db/schema/selection.ts';
import { psgBody } from '../testing/application.ts';
import { logIn } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { accountsApp } from './testing/accounts-app.ts';

const { app, ana, post, put, profile } = await accountsApp();

const wrong = '1996-04-18';
const right = '1998-04-21';

/** Registers Ana with the wrong birth date in an open process and in one that is closed afterwards. */
async function registered() {
  await app.db.update(people).set({ birthdate: wrong }).where(eq(people.id, ana.id));
  const session = await logIn({ app }, ana.email);
  const open = await addPsgOffer(app.db);
  const closed = await addPsgOffer(app.db);
  const register = (offer: typeof open, birthdate = wrong) =>
    post('registrations', { ...psgBody(offer, 1), email: ana.email, birthdate }, session);
  for (const offer of [open, closed]) await register(offer);
  await app.db.update(processes).set({ status: 3 }).where(eq(processes.id, closed.process_id));
  const correct = (birthdate: string) =>
    put(
      'auth/profile',
      { full_name: ana.full_name, email: ana.email, phone: '96991234567', birthdate },
      session,
    );
  const stored = async () =>
    new Map((await app.db.select().from(registrations)).map((row) => [row.process_id, row]));
  return { session, open, closed, register, correct, stored };
}

it('an owner corrects a date that is not verified, in open processes too, and the unit compares documents', async () => {
  const { session, open, closed, correct, stored } = await registered();
  expect((await profile(session)).json().data).toMatchObject({ birthdate: wrong, birthdate_verified: false });
  expect((await correct(right)).json().data).toMatchObject({ birthdate: right });
  const rows = await stored();
  expect(rows.get(open.process_id)).toMatchObject({ birthdate: right, needs_document_check: true });
  expect(rows.get(closed.process_id)).toMatchObject({ birthdate: wrong });
});

it('a verified date, and one of an existing registration, is rejected', async () => {
  const { open, register, correct } = await registered();
  await register(open, right);
  expect((await correct(right)).json().data).toEqual({
    birthdate: [expect.stringContaining('outra inscrição no mesmo processo')],
  });
  await app.db.update(people).set({ verified_at: new Date() }).where(eq(people.id, ana.id));
  expect((await correct(right)).json().data).toEqual({ birthdate: [expect.stringContaining('já conferiu')] });
});
