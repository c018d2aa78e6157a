import { expect, it } from 'vitest';
import { accountsApp } from '../accounts/testing/accounts-app.ts';
import { interests } from '../db/schema/courses.ts';
import { answeredWrites } from '../db/schema/operations.ts';
import { psaTickets } from '../db/schema/settings.ts';
import { addSubjects } from '../personal-data/testing/sent-requests.ts';
import { cpfOf } from '../testing/application.ts';
import { candidatePassword, logIn, mailedCode } from '../testing/candidates.ts';
import { answerOnce, deleteAnsweredWrites } from './answer-once.repository.ts';
import { HttpError } from './http-error.ts';

const { app, clock, ana, login, post, put, profile } = await accountsApp();
await addSubjects(app.db);

const under = (key: string) => ({ 'idempotency-key': key });
const person = {
  full_name: 'Ana Lima',
  email: 'ana@exemplo.br',
  phone: '96991234567',
  city_id: 1,
  nif: cpfOf(1),
};
const subject = { psa_department_id: 2, psa_matter_id: 1 };

it.each([
  ['message', 'psa-tickets', { ...person, ...subject, message: 'Quero um curso', status: 1 }, psaTickets],
  ['interest', 'interest-course', { ...person, course: 'Cozinha' }, interests],
])('a repeated %s is stored once, and answered alike', async (what, path, body, table) => {
  await app.db.delete(table);
  const answers = await Promise.all([1, 2, 3].map(() => post(path, body, under(what))));
  const repeated = await post(path, body, under(what));
  expect(repeated.json()).toEqual({ data: null, message: expect.stringContaining('sucesso') });
  for (const { statusCode, body } of answers)
    expect([
      [200, repeated.body],
      [504, expect.any(String)],
    ]).toContainEqual([statusCode, body]);
  expect(await app.db.$count(table)).toBe(1);
  for (const [changed, key] of [
    [{ ...body, full_name: 'Ana Souza' }, what],
    [body, `another ${what}`],
  ] as const)
    expect((await post(path, changed, under(key))).statusCode).toBe(200);
  expect(await app.db.$count(table)).toBe(3);
  expect((await post(path, body, under('k'.repeat(129)))).statusCode).toBe(400);
});

it('a rejected write can be repeated with its key once its cause has gone', async () => {
  const attempt = (work: () => Promise<string>) => answerOnce(app, 'key', ['write'], work);
  await expect(attempt(() => Promise.reject(new HttpError(422, 'Recusado')))).rejects.toThrow('Recusado');
  expect(await attempt(async () => 'done')).toBe('done');
  expect(await attempt(async () => 'again')).toBe('done');
});

it('a repeated change of password succeeds again, but only for its own account', async () => {
  const headers = { ...(await logIn({ app }, ana.email)), ...under('password') };
  const password = 'canoa no igarapé';
  const body = { old_password: candidatePassword, password, password_confirmation: password };
  const first = await post('auth/change-password', body, headers);
  expect(first.statusCode).toBe(200);
  expect((await post('auth/change-password', body, headers)).body).toBe(first.body);
  expect((await login(ana.email, password)).statusCode).toBe(200);
  const bia = { ...(await logIn({ app }, 'bia@exemplo.br')), ...under('password') };
  const wrong = { ...body, old_password: 'errada errada' };
  expect((await post('auth/change-password', wrong, bia)).json().data).toEqual({
    old_password: ['Senha atual incorreta'],
  });
});

it('a repeated code of an e-mail succeeds again, and its response is stored unreadable', async () => {
  const headers = await logIn({ app }, ana.email);
  const wanted = 'nova@exemplo.br';
  const changed = { full_name: 'Ana Maria', email: wanted, phone: '96988887777' };
  const secret = { ...headers, 'x-password': encodeURIComponent(candidatePassword) };
  await put('auth/profile', changed, secret);
  const body = { code: await mailedCode({ app }, wanted) };
  const first = await post('auth/profile/email', body, { ...headers, ...under('code') });
  expect(first.json()).toMatchObject({ data: { email: wanted } });
  expect((await post('auth/profile/email', body, { ...headers, ...under('code') })).body).toBe(first.body);
  expect((await post('auth/profile/email', body, headers)).statusCode).toBe(422);
  expect((await profile(headers)).json().data.email).toBe(wanted);
  expect(JSON.stringify(await app.db.select().from(answeredWrites))).not.toContain('exemplo');
});

it('a write is in progress for a minute at most, and its response is kept for a day', async () => {
  await app.db.delete(answeredWrites);
  const { promise, resolve } = Promise.withResolvers<string>();
  const attempt = (result: string | Promise<string>) =>
    answerOnce(app, 'slow', ['write'], () => Promise.resolve(result));
  const first = attempt(promise);
  await expect.poll(() => app.db.$count(answeredWrites)).toBeGreaterThan(0);
  await expect(attempt('second')).rejects.toMatchObject({ status: 504 });
  clock.advance(2);
  expect(await attempt('third')).toBe('third');
  resolve('first');
  await first;
  clock.advance(23 * 60);
  await deleteAnsweredWrites(app);
  expect(await attempt('fourth')).toBe('first');
  clock.advance(2 * 60);
  await deleteAnsweredWrites(app);
  expect(await app.db.$count(answeredWrites)).toBe(0);
});
