import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { psgRegistrations } from '../db/schema/psg.ts';
import { deliverDue } from '../mail/outbox.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import { addCandidate, candidatePassword, mailedCode } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';
import { deleteExpiredCodes } from './reset-codes.ts';

const { app, clock } = await testApp();
const email = 'candidata1@exemplo.br';
const day = 24 * 60;

beforeEach(async () => {
  for (const table of [rateLimits, outbox, psgRegistrations, people]) await app.db.delete(table);
});

const post = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api/v1/${url}`, payload });
const check = async (code: string) =>
  (
    await post('auth/password/code/check', {
      email,
      code,
      password: candidatePassword,
      confirmPassword: candidatePassword,
    })
  ).statusCode;

/** Two weeks of a mail server that is away, with the housekeeping of the time; then the mails are sent. */
async function sendLate() {
  clock.advance(14 * day);
  await deleteExpiredCodes(app);
  await deliverDue(app, async () => {});
}

describe('a code that is sent late', () => {
  it('is good for a day from the sending of the confirmation that carries it', async () => {
    clock.moveTo('2026-03-02T12:00:00-03:00');
    expect((await post('registrations', psgBody(await addPsgOffer(app.db), 1))).statusCode).toBe(200);
    const code = await mailedCode({ app }, email);
    await sendLate();
    clock.advance(day - 1);
    expect(await check(code)).toBe(200);
    clock.advance(1);
    expect(await check(code)).toBe(422);
    await deleteExpiredCodes(app);
  });

  it('is good for ten minutes from the sending of what was asked for', async () => {
    await addCandidate(app.db, { nif: cpfOf(2), fullName: 'Ana', email });
    await post('auth/password/email', { email });
    const code = await mailedCode({ app }, email);
    await sendLate();
    clock.advance(9.9);
    expect(await check(code)).toBe(200);
    clock.advance(0.1);
    expect(await check(code)).toBe(422);
  });
});
