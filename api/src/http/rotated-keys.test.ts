import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { accountsApp } from '../accounts/testing/accounts-app.ts';
import { pollAlternatives, polls } from '../db/schema/contents.ts';
import { secrets } from '../db/schema/operations.ts';
import { receiptCodeOf } from '../registrations/receipt-code.ts';
import { psgBody } from '../testing/application.ts';
import { mailedCode } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { addRows } from '../testing/rows.ts';
import { readSecrets, retireKeys, rotateKeys } from './secrets.ts';

const { app, clock, data, post, put, useCode } = await accountsApp();

/** Runs the replica's job of each minute. */
const refresh = async () => void Object.assign(app.secrets, await readSecrets(app.db, app.databaseNow()));
/** Rotates the keys and activates the new ones. */
async function rotate() {
  await rotateKeys(app.db, app.databaseNow());
  clock.advance(5);
  await refresh();
}
async function register() {
  const form = psgBody(await addPsgOffer(app.db), 7);
  const answer = await post('registrations', form);
  return { id: answer.json().data.id as number, nif: form.nif, email: form.email };
}
const isConfirmed = async (code: string) => (await data(`receipts/${code}`)).registration !== null;

beforeEach(async () => {
  clock.moveTo('2026-03-10T12:00:00-03:00');
  await app.db.delete(secrets).where(sql`id > 1`);
  await refresh();
});

it('a printed receipt is confirmed after the keys have changed, and is worth nothing once its key is retired', async () => {
  const registered = { programme: 'psg' as const, ...(await register()) };
  const printed = receiptCodeOf(app, registered);
  await rotate();
  const reprinted = receiptCodeOf(app, registered);
  expect(reprinted).not.toBe(printed);
  expect([await isConfirmed(printed), await isConfirmed(reprinted)]).toEqual([true, true]);
  const before = await app.db.select().from(secrets);
  await retireKeys(app.db, 1);
  await refresh();
  expect([await isConfirmed(printed), await isConfirmed(reprinted)]).toEqual([false, true]);
  await app.db.insert(secrets).values(before).onConflictDoNothing();
});

it('the keys in use cannot be retired; a new one reads at once and writes when every replica has had the time to read it', async () => {
  const [first] = app.secrets.signingKeys;
  await retireKeys(app.db, 1);
  await rotateKeys(app.db, app.databaseNow());
  clock.advance(4.9);
  await refresh();
  expect([app.secrets.signingKeys[0], app.secrets.signingKeys.length]).toEqual([first, 2]);
  clock.advance(0.1);
  await refresh();
  expect([app.secrets.signingKeys[1], app.secrets.signingKeys.length]).toEqual([first, 2]);
});

it('a code that was mailed before sets a password, and who has voted before votes no second time', async () => {
  const { email } = await register();
  const code = await mailedCode({ app }, email);
  const [poll] = await addRows(app.db, polls, [{ name: 'Qual turno?' }]);
  await app.db.insert(pollAlternatives).values({ poll_id: poll.id, title: 'Noite' });
  const vote = async () => (await put(`questions/${poll.id}`, { answer: 'Noite' })).statusCode;
  expect(await vote()).toBe(200);
  await rotate();
  expect(await vote()).toBe(409);
  expect((await useCode('reset', email, code, 'canoa no igarapé')).statusCode).toBe(200);
});
