import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { people } from '../db/schema/people.ts';
import { cpfOf } from '../testing/application.ts';
import { addCandidate } from '../testing/candidates.ts';
import { firstRow } from '../testing/first-row.ts';
import { testApp } from '../testing/test-app.ts';
import { accessInstructions } from './first-access.ts';

const { app, clock } = await testApp();

const day = 24 * 60 * 60_000;

describe('the confirmation of a registration', () => {
  it('makes the account and carries a code that sets its first password within a day and proves the e-mail', async () => {
    const email = 'ana@exemplo.br';
    const person = { nif: cpfOf(1), fullName: 'Ana Lima', email, birthdate: '1998-04-21' };
    const { id } = firstRow(await app.db.insert(people).values(person).returning());
    const parts = await accessInstructions(app, app.db, id, { key: 'a:1', recipient: 'Ana@exemplo.br' });
    const code = parts.find((part) => part.kind === 'code')?.code;
    const password = 'canoa no igarapé';
    const ask = async (step: 'code/check' | 'reset') => {
      const url = `/api/v1/auth/password/${step}`;
      const payload = { email, code, password, confirmPassword: password };
      return (await app.inject({ method: 'POST', url, payload })).statusCode;
    };
    const sent = clock.now().getTime();
    clock.moveTo(new Date(sent + day).toISOString());
    expect(await ask('code/check')).toBe(422);
    clock.moveTo(new Date(sent + day - 1).toISOString());
    expect(await ask('reset')).toBe(200);
    const proved = firstRow(await app.db.select().from(people).where(eq(people.id, id)));
    expect(proved.emailProvedAt).toEqual(clock.now());
  });

  it.each([
    ['for somebody who has a password', {}, 'bia@exemplo.br'],
    ['to an e-mail that is not the stored one', { password: null }, 'outro@exemplo.br'],
  ])('carries no code %s', async (_case, password, recipient) => {
    await app.db.delete(people);
    const bia = { nif: cpfOf(2), fullName: 'Bia', email: 'bia@exemplo.br', ...password };
    const id = await addCandidate(app.db, bia);
    expect(await accessInstructions(app, app.db, id, { key: 'b:1', recipient })).toEqual([
      { kind: 'action', label: 'Acompanhar inscrição', link: '/login' },
    ]);
  });
});
