import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '../db/schema/operations.ts';
import { accounts, people, resetCodes } from '../db/schema/people.ts';
import { limits } from '../http/limits.ts';
import { deleteExpired } from '../http/plugins/housekeeping.ts';
import { consume } from '../http/rate-limit.ts';
import { deliverDue, maximumAttempts } from '../mail/outbox.repository.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import { addCandidate, candidatePassword, logIn, mailedCode, sessionOf } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { mailsOf } from '../testing/rows.ts';
import { deleteExpiredCodes, issueCode } from './reset-codes.repository.ts';
import { accountsApp, from } from './testing/accounts-app.ts';

const { app, clock, pauses, ana, bia, login, post, profile, useCode } = await accountsApp();
const { email } = ana;
const stranger = 'ninguem@exemplo.br';
const newPassword = 'canoa no igarapé';

const ask = (email: string, address = '203.0.113.1') => post('auth/password/email', { email }, from(address));
const requestCode = async () => {
  clock.advance(1);
  await ask(email);
  return mailedCode({ app }, email);
};
const use = (step: 'code/check' | 'reset', code: string, address = '203.0.113.1', of = email) =>
  useCode(step, of, code, newPassword, from(address));
const check = async (code: string, address?: string) => (await use('code/check', code, address)).statusCode;
const reset = async (code: string) => (await use('reset', code)).statusCode;
const wrongCodes = async (addresses: string[]) => {
  const statuses = [];
  for (const address of addresses) statuses.push(await check('AAAAAAAA', address));
  return statuses;
};

const newestMail = async (recipient: string) => {
  const [mail] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  return mail;
};

it.each([
  ['has an account', email],
  ['has none', stranger],
])('says how many attempts are left, the same where the e-mail %s', async (_case, of) => {
  const texts = [];
  for (let turn = 0; turn < 6; turn += 1) {
    texts.push((await use('code/check', 'AAAAAAAA', undefined, of)).json().message);
  }
  expect(texts).toEqual([
    'Código inválido ou expirado. Restam 4 tentativas.',
    'Código inválido ou expirado. Restam 3 tentativas.',
    'Código inválido ou expirado. Restam 2 tentativas.',
    'Código inválido ou expirado. Resta 1 tentativa.',
    'Código inválido ou expirado. Não restam tentativas: peça outro código.',
    'Não restam tentativas: peça outro código, ou tente novamente em 10 minutos.',
  ]);
});

it('a first access speaks of creating a password, and a recovery notifies its owner', async () => {
  const nif = cpfOf(3);
  await addCandidate(app.db, { nif, email: 'caio@exemplo.br', password: null });
  await ask('caio@exemplo.br');
  const first = await newestMail('caio@exemplo.br');
  expect(first?.subject).toBe('Código para criar sua senha');
  expect(first?.body).toContain('/resetPassword?acesso=primeiro#email=');
  expect(first?.body).not.toMatch(/recuperar|nova senha/i);
  const code = await mailedCode({ app }, 'caio@exemplo.br');
  const created = await useCode('reset', 'caio@exemplo.br', code, newPassword);
  expect(created.json().message).toBe('Senha criada com sucesso!');
  expect((await newestMail('caio@exemplo.br'))?.subject).toBe('Código para criar sua senha');

  await reset(await requestCode());
  expect(await newestMail(email)).toMatchObject({
    subject: 'Sua senha foi alterada',
    body: expect.stringContaining('Se não foi você'),
  });
});

describe('a recovery code', () => {
  it.each([
    ['asked for', ask],
    ['checked', (of: string) => use('code/check', 'AAAAAAAA', undefined, of)],
    ['used', (of: string) => use('reset', 'AAAAAAAA', undefined, of)],
  ])(
    'is %s with the same response in the same time whether the account exists or not',
    async (_case, send) => {
      await requestCode();
      pauses.length = 0;
      const [known, unknown] = [await send(email), await send(stranger)];
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
      expect(pauses).toEqual([250, 250]);
      expect(await mailedCode({ app }, stranger)).toBe('');
    },
  );

  it('sets a new password once and ends every session; it is not stored in clear', async () => {
    const headers = await logIn({ app }, email);
    const code = await requestCode();
    expect(code).toHaveLength(8);
    expect(JSON.stringify(await app.db.select().from(resetCodes))).not.toContain(code);
    expect((await use('reset', code)).json().message).toBe('Senha alterada com sucesso!');
    expect((await profile(headers)).statusCode).toBe(401);
    expect((await use('reset', code)).json().data).toEqual({
      code: ['Código inválido ou expirado. Restam 4 tentativas.'],
    });
    await expect(logIn({ app }, email, candidatePassword)).rejects.toThrow();
    await logIn({ app }, email, newPassword);
  });

  it('is spent by one of two calls at once', async () => {
    const code = await requestCode();
    expect((await Promise.all([reset(code), reset(code)])).sort()).toEqual([200, 422]);
  });

  it('works as it is read aloud: small letters, blanks, o for zero, i and l for one', async () => {
    const asked = { id: ana.id, email, purpose: 'password', mailKey: 'reset-code:1' } as const;
    let code = '';
    while (!/0/.test(code) || !/1/.test(code)) code = await issueCode(app, asked);
    const typed = code
      .toLowerCase()
      .replaceAll('0', 'o')
      .replace(/^(.{4})/, '$1 - ');
    expect(await check(typed.replaceAll('1', 'i'))).toBe(200);
    expect(await check(typed.replaceAll('1', 'l'))).toBe(200);
  });

  it('is rejected after five wrong attempts from one address; a new code has its own attempts', async () => {
    const code = await requestCode();
    await wrongCodes(Array(5).fill('203.0.113.1'));
    const sixth = await use('reset', code);
    expect([sixth.statusCode, Number(sixth.headers['retry-after']) <= 600]).toEqual([429, true]);
    expect(await reset(await requestCode())).toBe(200);
  });

  it('is not used up for its owner by wrong tries of others, nor by right ones', async () => {
    const code = await requestCode();
    await wrongCodes(Array.from({ length: 12 }, (_, network) => `2001:db8:0:${network}::1`));
    await wrongCodes(Array(4).fill('203.0.113.1'));
    for (let turn = 0; turn < 2; turn += 1) expect(await check(code)).toBe(200);
    expect(await reset(code)).toBe(200);
  });

  it('uses up no attempt of an IP address if it is right', async () => {
    const code = await requestCode();
    for (let turn = 0; turn < 39; turn += 1) await consume(app, limits.codeAddress, '203.0.113.1');
    const statuses = [
      await check(code),
      await reset(code),
      ...(await wrongCodes(Array(3).fill('203.0.113.1'))),
    ];
    // Beyond the limit, one a minute.
    expect(statuses).toEqual([200, 200, 422, 422, 429]);
  });

  it('stops working after a thousand wrong tries from wherever, as does every other open one', async () => {
    const [older, newer] = [await requestCode(), await requestCode()];
    const checked = async () => [await check(older), await check(newer)];
    await app.db.update(resetCodes).set({ tries: 999 });
    expect(await checked()).toEqual([200, 200]);
    await wrongCodes(['203.0.113.2']);
    expect(await checked()).toEqual([422, 422]);
  });

  it('stops working after ten minutes', async () => {
    const code = await requestCode();
    clock.advance(9.9);
    expect(await check(code)).toBe(200);
    clock.advance(0.1);
    expect(await reset(code)).toBe(422);
  });

  it('stays valid when another is requested, and ends with the use of either', async () => {
    const older = await requestCode();
    const newer = await requestCode();
    const answers = [await check(older), await check(newer), await reset(older), await check(newer)];
    expect(answers).toEqual([200, 200, 200, 422]);
  });

  it('is not used up by a rejected password', async () => {
    const code = await requestCode();
    for (let turn = 0; turn < 6; turn += 1) {
      const refused = await useCode('reset', email, code, 'senac2026');
      expect(Object.keys(refused.json().data)).toEqual(['password']);
    }
    expect(await reset(code)).toBe(200);
  });

  it('can be requested three times an hour from one IP address', async () => {
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(email)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('stays available to its owner when third parties request it, with two mails in ten minutes', async () => {
    const mails = () => app.db.$count(outbox);
    for (const host of [1, 2, 3, 4]) {
      clock.advance(1);
      await ask(email, `198.51.100.${host}`);
    }
    expect(await mails()).toBe(2);
    const hers = await ask(email);
    expect([hers.statusCode, await mails()]).toEqual([200, 2]);
    expect(await check(await mailedCode({ app }, email))).toBe(200);
    clock.advance(10);
    await ask(email, '198.51.100.1');
    expect(await mails()).toBe(3);
    expect(await reset(await mailedCode({ app }, email))).toBe(200);
  });
});

it('the code of an undeliverable mail is valid once an operator requeues it, as in the runbook', async () => {
  const code = await requestCode();
  await app.db.update(outbox).set({ attempts: maximumAttempts }).where(eq(outbox.recipient, email));
  clock.advance(21 * 60);
  await deleteExpired(app);
  const page = readFileSync(
    join(import.meta.dirname, '../../../docs/runbook/PortalMailsUndeliverable.md'),
    'utf8',
  );
  const [, statement = ''] = /```sql\n(.*?)```/s.exec(page) ?? [];
  await app.db.execute(sql.raw(statement.replace('now()', `'${app.now().toISOString()}'`)));
  await deliverDue(app, async () => {});
  clock.advance(9);
  expect(await reset(code)).toBe(200);
});

const day = 24 * 60;

it.each([
  ['a day, with the confirmation of a registration', day, 'candidata7@exemplo.br'],
  ['ten minutes, where it was asked for', 10, email],
])(
  'a code sets a password and proves the e-mail within %s, from its sending, however late',
  async (_which, minutes, of) => {
    clock.moveTo('2026-03-10T12:00:00-03:00');
    if (of === email) await ask(email);
    else await post('registrations', psgBody(await addPsgOffer(app.db), 7));
    const code = await mailedCode({ app }, of);
    clock.advance(14 * day);
    await deleteExpiredCodes(app);
    await deliverDue(app, async () => {});
    clock.advance(minutes);
    expect((await useCode('reset', of, code, newPassword)).statusCode).toBe(422);
    clock.advance(-0.1);
    expect((await useCode('reset', of, code, newPassword)).statusCode).toBe(200);
    expect((await login(of, newPassword)).statusCode).toBe(200);
    const [owner] = await app.db.select().from(people).where(eq(people.email, of));
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
