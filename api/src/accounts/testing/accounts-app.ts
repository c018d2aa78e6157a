import { beforeEach } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { outbox, rateLimits } from '../../db/schema/operations.ts';
import { people } from '../../db/schema/people.ts';
import { registrations } from '../../db/schema/registrations.ts';
import { cpfOf } from '../../testing/application.ts';
import { addCandidate, candidatePassword } from '../../testing/candidates.ts';
import { testApp } from '../../testing/test-app.ts';

export type Headers = Record<string, string>;
/** Sets the IP address, as the host does. */
export const from = (address: string): Headers => ({ 'x-forwarded-for': address });

const holders = [rateLimits, outbox, registrations, people];

/** Starts a server on which only Ana and Bia have accounts before each test, with helpers for requests. */
export async function accountsApp(more?: Partial<AppOptions>) {
  const { app, pauses, ...test } = await testApp(undefined, more);
  const ana = { id: 0, nif: cpfOf(1), full_name: 'Ana Lima', email: 'ana@exemplo.br' };
  const bia = { id: 0, nif: cpfOf(2), full_name: 'Bia Souza', email: 'bia@exemplo.br' };
  beforeEach(async () => {
    for (const table of holders) await app.db.delete(table);
    for (const holder of [ana, bia]) {
      const { id: _former, ...person } = holder;
      holder.id = await addCandidate(app.db, person);
    }
    pauses.length = 0;
  });

  const { post } = test;
  const profile = (headers: Headers) => test.get('auth/profile', headers);
  const login = (email: string, password = candidatePassword, headers?: Headers) =>
    post('auth/login', { email, password }, headers);
  const changePassword = (headers: Headers, old_password: string, password: string) =>
    post('auth/change-password', { old_password, password, password_confirmation: password }, headers);
  /** Checks a code, or sets the password with it. */
  const useCode = (
    step: 'code/check' | 'reset',
    email: string,
    code: string,
    password: string,
    headers?: Headers,
  ) => post(`auth/password/${step}`, { email, code, password, confirmPassword: password }, headers);

  return { ...test, app, pauses, ana, bia, profile, login, changePassword, useCode };
}
