import { beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { cpfOf } from '../testing/application.ts';
import { addCandidate, candidatePassword, logIn, mailedCode } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';
import { limits } from './rate-limit.ts';

const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const { app } = await testApp(undefined, { logLevel: 'warn', logTo });
const email = 'ana@exemplo.br';
const password = 'canoa no igarapé';

/** The events since the last look, whole: no line says who it was or where the call came from. */
function events() {
  return lines.splice(0).map((line) => {
    const {
      level: _level,
      time: _time,
      pid: _pid,
      hostname: _host,
      reqId: _request,
      ...event
    } = JSON.parse(line);
    return event;
  });
}
const post = (path: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload, headers, remoteAddress: '203.0.113.7' });

beforeEach(async () => {
  for (const table of [rateLimits, people]) await app.db.delete(table);
  await addCandidate(app.db, { nif: cpfOf(1), fullName: 'Ana Lima', email });
  lines.length = 0;
});

it('tells of log-ins that failed and of a limit that was reached, and of no log-in that went well', async () => {
  await post('login', { email, password: candidatePassword });
  expect(events()).toEqual([]);
  for (const each of [email, 'ninguem@exemplo.br'])
    await post('login', { email: each, password: 'errada errada' });
  expect(events()).toEqual([
    { security: 'login-failed', account: 'known' },
    { security: 'login-failed', account: 'unknown' },
  ]);
  for (let turn = 0; turn <= limits.resetAccount.hits; turn += 1) await post('password/email', { email });
  expect(events()).toEqual([{ security: 'limit-reached', route: '/api/v1/auth/password/email' }]);
});

it('tells of codes that were refused, and of passwords that were set and changed', async () => {
  await post('password/email', { email });
  const form = { email, password, confirmPassword: password };
  await post('password/code/check', { ...form, code: 'AAAAAAAA' });
  await post('password/reset', { ...form, code: await mailedCode({ app }, email) });
  const headers = await logIn({ app }, email, password);
  const next = 'outra canoa no rio';
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/change-password',
    headers,
    payload: { old_password: password, password: next, password_confirmation: next },
  });
  expect(answer.json()).toMatchObject({ message: 'Senha alterada com sucesso!' });
  expect(events()).toEqual([
    { security: 'code-refused' },
    { security: 'password-reset' },
    { security: 'password-changed' },
  ]);
});
