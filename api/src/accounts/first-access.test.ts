import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accounts, people } from '../db/schema/people.ts';
import { deliverDue } from '../mail/outbox.ts';
import { psgBody } from '../testing/application.ts';
import { mailedCode, sessionOf } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { mailsOf } from '../testing/rows.ts';
import { deleteExpiredCodes } from './reset-codes.repository.ts';
import { accountsApp } from './testing/accounts-app.ts';

const { app, clock, ana, bia, post, useCode, login } = await accountsApp();
const day = 24 * 60;
const password = 'canoa no igarapé';

it.each([
  ['a day, with the confirmation of a registration', day, 'candidata7@exemplo.br'],
  ['ten minutes, where it was asked for', 10, ana.email],
])(
  'a code sets a password and proves the e-mail within %s, from its sending, however late',
  async (_which, minutes, email) => {
    clock.moveTo('2026-03-10T12:00:00-03:00');
    if (email === ana.email) await post('auth/password/email', { email });
    else await post('registrations', psgBody(await addPsgOffer(app.db), 7));
    const code = await mailedCode({ app }, email);
    clock.advance(14 * day);
    await deleteExpiredCodes(app);
    await deliverDue(app, async () => {});
    clock.advance(minutes);
    expect((await useCode('reset', email, code, password)).statusCode).toBe(422);
    clock.advance(-0.1);
    expect((await useCode('reset', email, code, password)).statusCode).toBe(200);
    expect((await login(email, password)).statusCode).toBe(200);
    const [owner] = await app.db.select().from(people).where(eq(people.email, email));
    expect(owner?.email_proved_at).toEqual(clock.now());
  },
);

it('the confirmation of a registration carries no code to an e-mail that is not the stored one', async () => {
  clock.moveTo('2026-03-10T12:00:00-03:00');
  const session = await sessionOf({ app }, bia.id);
  await app.db.update(accounts).set({ passwordHash: null });
  const body = { ...psgBody(await addPsgOffer(app.db), 8), nif: bia.nif, email: 'outro@exemplo.br' };
  const { id } = (await post('registrations', body, session)).json().data;
  const [mail] = await mailsOf(app.db, `registration-psg:${id}`);
  expect(mail?.body).toContain('/login');
  expect(mail?.body).not.toContain('ódigo');
});
