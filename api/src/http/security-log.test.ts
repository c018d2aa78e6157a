import { beforeEach, expect, it } from 'vitest';
import { accountsApp } from '../accounts/testing/accounts-app.ts';
import { logIn, mailedCode } from '../testing/candidates.ts';
import { limits } from './limits.ts';

const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const { app, ana, post, login, useCode, changePassword } = await accountsApp({ logLevel: 'warn', logTo });
const { email } = ana;
const password = 'canoa no igarapé';

const ofEveryLine = ['level', 'time', 'pid', 'hostname', 'reqId'];

/** Returns the events since the last call as complete lines, which must not contain people or addresses. */
const events = () =>
  lines.splice(0).map((line) => {
    const fields = Object.entries(JSON.parse(line));
    return Object.fromEntries(fields.filter(([name]) => !ofEveryLine.includes(name)));
  });

beforeEach(() => {
  lines.length = 0;
});

it('lists failed logins and a reached limit, and no successful login', async () => {
  await login(email);
  expect(events()).toEqual([]);
  for (const each of [email, 'ninguem@exemplo.br']) await login(each, 'errada errada');
  expect(events()).toEqual([
    { security: 'login-failed', account: 'known' },
    { security: 'login-failed', account: 'unknown' },
  ]);
  for (let turn = 0; turn <= limits.resetAccount.hits; turn += 1)
    await post('auth/password/email', { email });
  expect(events()).toEqual([{ security: 'limit-reached', route: '/api/v1/auth/password/email' }]);
});

it('lists rejected codes, and passwords that were set and changed', async () => {
  await post('auth/password/email', { email });
  await useCode('code/check', email, 'AAAAAAAA', password);
  await useCode('reset', email, await mailedCode({ app }, email), password);
  const headers = await logIn({ app }, email, password);
  const answer = await changePassword(headers, password, 'outra canoa no rio');
  expect(answer.json()).toMatchObject({ message: 'Senha alterada com sucesso!' });
  expect(events()).toEqual([
    { security: 'code-refused' },
    { security: 'password-reset' },
    { security: 'password-changed' },
  ]);
});
