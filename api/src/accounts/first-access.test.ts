import { describe, expect, it } from 'vitest';
import { people } from '../db/schema/people.ts';
import { addCandidate } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';
import { accessInstructions } from './first-access.ts';

const { app } = await testApp();

describe('the confirmation of a registration', () => {
  it('makes the account and carries a code that sets its first password', async () => {
    const [person] = await app.db
      .insert(people)
      .values({ nif: '52998224725', fullName: 'Ana Lima', email: 'ana@exemplo.br', birthdate: '1998-04-21' })
      .returning();
    const parts = await accessInstructions(app, app.db, person?.id ?? 0, 'Ana@exemplo.br');
    const code = parts.find((part) => part.kind === 'code')?.code;
    const password = 'canoa no igarapé';
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/password/reset',
      payload: { email: 'ana@exemplo.br', code, password, confirmPassword: password },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('carries no code for somebody who has a password', async () => {
    const id = await addCandidate(app.db, { nif: '11144477735', fullName: 'Bia', email: 'bia@exemplo.br' });
    expect(await accessInstructions(app, app.db, id, 'bia@exemplo.br')).toEqual([
      { kind: 'action', label: 'Acompanhar inscrição', link: '/login' },
    ]);
  });

  it('carries no code to an e-mail that is not the stored one', async () => {
    const caio = { nif: '39053344705', fullName: 'Caio', email: 'caio@exemplo.br', password: null };
    const id = await addCandidate(app.db, caio);
    const parts = await accessInstructions(app, app.db, id, 'outro@exemplo.br');
    expect(parts.map(({ kind }) => kind)).not.toContain('code');
  });
});
