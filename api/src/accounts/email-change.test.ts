import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { psgRegistrations } from '../db/schema/psg.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import { addCandidate, candidatePassword, logIn, mailedCode } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();

type Headers = Record<string, string>;

const nif = cpfOf(2);
const [email, wanted] = ['ana@exemplo.br', 'nova@exemplo.br'];
let headers: Headers;

const post = (path: string, payload: object, headers: Headers = {}) =>
  app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload, headers });
const ask = (email: string, headers: Headers, password?: string) =>
  app.inject({
    method: 'PUT',
    url: '/api/v1/auth/profile',
    headers: { ...headers, ...(password && { 'x-password': encodeURIComponent(password) }) },
    payload: { full_name: 'Ana Maria', email, phone: '96988887777' },
  });
const confirm = (code: string, headers: Headers) => post('profile/email', { code }, headers);
const profile = async (headers: Headers) =>
  (await app.inject({ url: '/api/v1/auth/profile', headers })).json().data;
const mailsTo = (address: string) => app.db.select().from(outbox).where(eq(outbox.recipient, address));
const canLogIn = async (email: string, password = candidatePassword) =>
  (await post('login', { email, password })).statusCode === 200;
const reset = (email: string, code: string, password = 'canoa no igarapé') =>
  post('password/reset', { email, code, password, confirmPassword: password });

/** Asks for the e-mail that is wanted, and gives the code that comes there. */
const codeToChange = async () => {
  await ask(wanted, headers, candidatePassword);
  return mailedCode({ app }, wanted);
};
const changePassword = (password: string) =>
  post(
    'change-password',
    { old_password: candidatePassword, password, password_confirmation: password },
    headers,
  );

beforeEach(async () => {
  for (const table of [rateLimits, outbox, psgRegistrations, people]) await app.db.delete(table);
  await addCandidate(app.db, { nif: cpfOf(1), fullName: 'Bia Souza', email: 'bia@exemplo.br' });
  await addCandidate(app.db, { nif, fullName: 'Ana Lima', email });
  headers = await logIn({ app }, email);
});

describe('another e-mail', () => {
  it('asks for the password, and changes nothing without it', async () => {
    const answer = await ask(wanted, headers);
    const text = 'Para trocar o e-mail, confirme sua senha.';
    expect([answer.statusCode, answer.json()]).toEqual([422, { message: text, data: { password: [text] } }]);
    expect((await ask(wanted, headers, 'errada errada')).json().data).toEqual({
      password: ['Senha incorreta.'],
    });
    expect(await profile(headers)).toMatchObject({ full_name: 'Ana Lima', email, pending_email: null });
    expect(await mailsTo(wanted)).toEqual([]);
  });

  it('is not told from a free one without the password', async () => {
    const taken = await ask('bia@exemplo.br', headers);
    expect([taken.statusCode, taken.body]).toEqual([422, (await ask(wanted, headers)).body]);
  });

  it('ends the person’s other sessions', async () => {
    const elsewhere = await logIn({ app }, email);
    await confirm(await codeToChange(), headers);
    const statuses = [headers, elsewhere].map(
      async (session) => (await app.inject({ url: '/api/v1/auth/profile', headers: session })).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401]);
  });

  it('saves the rest, and holds once the code that was sent there comes back; the former address is told', async () => {
    const asked = await ask(wanted.toUpperCase(), headers, candidatePassword);
    expect(asked.json()).toMatchObject({
      data: { full_name: 'Ana Maria', email, phone: '96988887777', pending_email: wanted },
      message: `Enviamos um código para ${wanted}. Informe-o para concluir a troca do e-mail.`,
    });
    expect(await canLogIn(wanted)).toBe(false);
    expect(await mailsTo(email)).toEqual([]);

    const done = await confirm(await mailedCode({ app }, wanted), headers);
    expect(done.json()).toMatchObject({
      data: { email: wanted, pending_email: null },
      message: 'E-mail alterado com sucesso!',
    });
    expect([await canLogIn(wanted), await canLogIn(email)]).toEqual([true, false]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Seu e-mail foi alterado']);
  });

  it.each([
    ['after ten minutes', () => clock.advance(10)],
    [
      'after five wrong ones',
      async () => {
        for (let turn = 0; turn < 5; turn += 1) await confirm('AAAAAAAA', headers);
      },
    ],
    ['after a change of password', () => changePassword('canoa no igarapé')],
  ])('is not taken from a code %s', async (_when, happens) => {
    const code = await codeToChange();
    await happens();
    const answer = await confirm(code, headers);
    expect(answer.json().data).toEqual({ code: ['Código inválido ou expirado.'] });
    expect(await profile(headers)).toMatchObject({ email, pending_email: null });
  });

  it('is not taken from somebody else’s code, nor does the code set a password', async () => {
    const code = await codeToChange();
    expect((await confirm(code, await logIn({ app }, 'bia@exemplo.br'))).statusCode).toBe(422);
    expect((await reset(wanted, code)).statusCode).toBe(422);
    expect((await confirm(code, headers)).statusCode).toBe(200);
  });

  it('is another account’s: that is said before any code, and if it happens after it', async () => {
    expect((await ask('bia@exemplo.br', headers, candidatePassword)).json().data).toEqual({
      email: ['E-mail já existente.'],
    });
    const code = await codeToChange();
    await addCandidate(app.db, { nif: cpfOf(3), fullName: 'Caio', email: wanted });
    expect((await confirm(code, headers)).json().data).toEqual({ email: ['E-mail já existente.'] });
  });

  it('may be asked for three times an hour, whether it is free or not', async () => {
    const statuses = [];
    for (const address of [wanted, 'bia@exemplo.br', wanted, 'bia@exemplo.br']) {
      statuses.push((await ask(address, headers, candidatePassword)).statusCode);
    }
    expect(statuses).toEqual([200, 422, 200, 429]);
  });

  it('brings what was registered with it and the same CPF', async () => {
    const offer = await addPsgOffer(app.db);
    const registered = await app.inject({
      method: 'POST',
      url: '/api/v1/registrations',
      payload: { ...psgBody(offer, 1), nif, email: wanted },
    });
    const { id } = registered.json().data;
    const receipt = async () =>
      (await app.inject({ url: `/api/v1/registrations/${id}`, headers })).statusCode;
    expect(await receipt()).toBe(404);
    expect((await confirm(await codeToChange(), headers)).statusCode).toBe(200);
    expect(await receipt()).toBe(200);
    expect(await app.db.select().from(people).where(eq(people.email, wanted))).toHaveLength(1);
  });
});

describe('a code for a new password', () => {
  const codeFor = async (email: string) => {
    await post('password/email', { email });
    return mailedCode({ app }, email);
  };

  it('ends with a change of password', async () => {
    const code = await codeFor(email);
    await changePassword('canoa no igarapé');
    expect((await reset(email, code, 'outra canoa aqui')).json().data).toEqual({
      code: ['Código inválido ou expirado.'],
    });
  });

  it('ends with a change of e-mail, at the old address as at the new one', async () => {
    const code = await codeFor(email);
    await confirm(await codeToChange(), headers);
    for (const address of [email, wanted]) expect((await reset(address, code)).statusCode).toBe(422);
    expect(await canLogIn(wanted)).toBe(true);
  });
});

it('a password is taken exactly as it is typed, blanks and all', async () => {
  const password = ' canoa no igarapé ';
  expect((await changePassword(password)).statusCode).toBe(200);
  expect([await canLogIn(email, password), await canLogIn(email, password.trim())]).toEqual([true, false]);
  expect((await ask('outra@exemplo.br', headers, password.trim())).statusCode).toBe(422);
  expect((await ask('outra@exemplo.br', headers, password)).statusCode).toBe(200);
});
