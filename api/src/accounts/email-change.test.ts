import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema/operations.ts';
import { registrations } from '../db/schema/registrations.ts';
import { notifyStatusChanges } from '../registrations/registration-mails.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import { addCandidate, candidatePassword, logIn, mailedCode } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { mailsOf } from '../testing/rows.ts';
import { accountsApp, type Headers } from './testing/accounts-app.ts';

const { app, clock, ana, bia, status, post, profile, login, useCode, put, ...calls } = await accountsApp();

const { email } = ana;
const wanted = 'nova@exemplo.br';
const fresh = 'canoa no igarapé';
const refusedCode = { code: ['Código inválido ou expirado.'] };
let headers: Headers;

const ask = (email: string, password?: string) => {
  const session = { ...headers, ...(password && { 'x-password': encodeURIComponent(password) }) };
  return put('auth/profile', { full_name: 'Ana Maria', email, phone: '96988887777' }, session);
};
const confirm = (code: string, session = headers) => post('auth/profile/email', { code }, session);
const fiveWrongCodes = () => Promise.all(Array.from({ length: 5 }, () => confirm('AAAAAAAA')));
const stored = async () => (await profile(headers)).json().data;
const mailsTo = (address: string) => app.db.select().from(outbox).where(eq(outbox.recipient, address));
const canLogIn = async (email: string, password?: string) =>
  (await login(email, password)).statusCode === 200;
const changePassword = (password: string) => calls.changePassword(headers, candidatePassword, password);

/** Requests the new e-mail and returns the code sent there. */
const codeToChange = async () => {
  await ask(wanted, candidatePassword);
  return mailedCode({ app }, wanted);
};

beforeEach(async () => {
  headers = await logIn({ app }, email);
});

describe('another e-mail', () => {
  it('asks for the password, whether it is free or not, and changes nothing without it', async () => {
    const answer = await ask(wanted);
    const text = 'Para trocar o e-mail, confirme sua senha.';
    expect([answer.statusCode, answer.json()]).toEqual([422, { message: text, data: { password: [text] } }]);
    expect((await ask(bia.email)).body).toBe(answer.body);
    const wrong = await ask(wanted, 'errada errada');
    expect(wrong.json().data).toEqual({ password: ['Senha incorreta.'] });
    expect(await stored()).toMatchObject({ full_name: 'Ana Lima', email, pending_email: null });
    expect(await mailsTo(wanted)).toEqual([]);
  });

  it('saves the rest, and takes effect with the code sent there; notifies the former e-mail and ends other sessions', async () => {
    const elsewhere = await logIn({ app }, email);
    const asked = await ask(wanted.toUpperCase(), candidatePassword);
    expect(asked.json()).toMatchObject({
      data: { full_name: 'Ana Maria', email, phone: '96988887777', pending_email: wanted },
      message: `Enviamos um código para ${wanted}. Informe-o para concluir a troca do e-mail.`,
    });
    expect(await canLogIn(wanted)).toBe(false);
    expect(await mailsTo(email)).toEqual([]);

    const done = await confirm(await mailedCode({ app }, wanted));
    expect(done.json()).toMatchObject({
      data: { email: wanted, pending_email: null },
      message: 'E-mail alterado com sucesso!',
    });
    expect([await canLogIn(wanted), await canLogIn(email)]).toEqual([true, false]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Seu e-mail foi alterado']);
    const sessions = await Promise.all([headers, elsewhere].map(profile));
    expect(sessions.map(({ statusCode }) => statusCode)).toEqual([200, 401]);
  });

  it.each([
    ['after ten minutes', () => clock.advance(10)],
    ['after five wrong ones', fiveWrongCodes],
    ['after a change of password', () => changePassword(fresh)],
  ])('is not taken from a code %s', async (_when, happens) => {
    const code = await codeToChange();
    await happens();
    expect((await confirm(code)).json().data).toEqual(refusedCode);
    expect(await stored()).toMatchObject({ email, pending_email: null });
  });

  it('is the one that was wanted last, and no former one even when its code has ended', async () => {
    await ask('outra@exemplo.br', candidatePassword);
    const former = await mailedCode({ app }, 'outra@exemplo.br');
    await codeToChange();
    expect(await stored()).toMatchObject({ email, pending_email: wanted });
    await fiveWrongCodes();
    expect((await confirm(former)).json().data).toEqual(refusedCode);
    expect(await stored()).toMatchObject({ email, pending_email: null });
  });

  it('accepts no other person’s code, and the code sets no password', async () => {
    const code = await codeToChange();
    expect((await confirm(code, await logIn({ app }, bia.email))).statusCode).toBe(422);
    expect((await useCode('reset', wanted, code, fresh)).statusCode).toBe(422);
    expect((await confirm(code)).statusCode).toBe(200);
  });

  it('is another account’s: that is said before any code, and if it happens after it', async () => {
    const taken = { email: ['E-mail já existente.'] };
    expect((await ask(bia.email, candidatePassword)).json().data).toEqual(taken);
    const code = await codeToChange();
    await addCandidate(app.db, { nif: cpfOf(3), full_name: 'Caio', email: wanted });
    expect((await confirm(code)).json().data).toEqual(taken);
  });

  it('may be asked for three times an hour, whether it is free or not', async () => {
    const statuses = [];
    for (const address of [wanted, bia.email, wanted, bia.email]) {
      statuses.push((await ask(address, candidatePassword)).statusCode);
    }
    expect(statuses).toEqual([200, 422, 200, 429]);
  });

  it('brings its registrations, active ones and cancelled ones, and is notified of their changes', async () => {
    const [one, another] = [await addPsgOffer(app.db), await addPsgOffer(app.db)];
    const apply = async (offer: typeof one, email: string, isCancelled: boolean) => {
      const form = { ...psgBody(offer, 1), nif: ana.nif, email };
      const { id } = (await post('registrations', form)).json().data;
      const cancelled_at = isCancelled ? clock.now() : null;
      await app.db.update(registrations).set({ cancelled_at }).where(eq(registrations.id, id));
      return id;
    };
    await apply(one, email, true);
    await apply(another, email, false);
    const brought = [await apply(one, wanted, false), await apply(another, wanted, true)];
    await confirm(await codeToChange());
    for (const id of brought) expect(await status(`registrations/${id}`, headers)).toBe(200);
    await app.db.update(registrations).set({ status: 2 });
    await notifyStatusChanges(app);
    const told = await mailsOf(app.db, 'status-psg:%');
    expect(told.map(({ recipient }) => recipient)).toEqual(Array(4).fill(wanted));
  });
});

it.each([
  ['password', () => changePassword(fresh)],
  ['e-mail', async () => confirm(await codeToChange())],
])('a code for a new password ends with a change of %s, at whichever address', async (_what, change) => {
  await post('auth/password/email', { email });
  const code = await mailedCode({ app }, email);
  expect((await change()).statusCode).toBe(200);
  for (const address of [email, wanted]) {
    expect((await useCode('reset', address, code, 'outra canoa aqui')).json().data).toEqual({
      code: [expect.stringMatching(/^Código inválido ou expirado/)],
    });
  }
});

it('a password is taken exactly as it is typed, blanks and all', async () => {
  const password = ' canoa no igarapé ';
  expect((await changePassword(password)).statusCode).toBe(200);
  expect([await canLogIn(email, password), await canLogIn(email, password.trim())]).toEqual([true, false]);
  expect((await ask('outra@exemplo.br', password.trim())).statusCode).toBe(422);
  expect((await ask('outra@exemplo.br', password)).statusCode).toBe(200);
});
