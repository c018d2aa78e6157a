import { and, desc, eq, like } from 'drizzle-orm';
import { hashPassword } from '../accounts/passwords.ts';
import { openSession } from '../accounts/sessions.repository.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/operations.ts';
import { accounts, people } from '../db/schema/people.ts';
import { psgItems, psgProcesses, psgRegistrations } from '../db/schema/psg.ts';
import { jobTitlePhases, jobTitles, pssItems, pssProcesses, pssRegistrations } from '../db/schema/pss.ts';
import { phaseRegistrations } from '../db/schema/pss-curriculum.ts';
import { units } from '../db/schema/settings.ts';
import { testPasswordCost } from './password-cost.ts';
import { addRows } from './rows.ts';
import type { TestApp } from './test-app.ts';

export const candidatePassword = 'tucumã no almoço';

/** CPF of Ana Lima, the default of tests. */
export const anasCpf = '52998224725';

/** Adds a person with an account: by default with {@link candidatePassword} and a verified e-mail. */
export async function addCandidate(
  db: Database,
  person: { nif?: string; fullName?: string; email?: string; password?: null; verifiedAt?: Date } = {},
): Promise<number> {
  const { password, ...told } = person;
  const [{ id: personId }] = await addRows(db, people, [
    {
      nif: anasCpf,
      fullName: 'Ana Lima',
      email: 'ana@exemplo.br',
      emailProvedAt: password === null ? null : new Date('2026-01-05T12:00:00-03:00'),
      birthdate: '1998-04-21',
      mother: 'Raimunda Alves',
      phone: '96991234567',
      ...told,
    },
  ]);
  const passwordHash = password === null ? null : await hashPassword(candidatePassword, testPasswordCost);
  await db.insert(accounts).values({ personId, passwordHash });
  return personId;
}

/** Personal data of Ana's registrations. */
export const given = {
  fullName: 'Ana Lima',
  birthdate: '1998-04-21',
  mother: 'Raimunda Alves',
  phone: '96991234567',
  email: 'ana@exemplo.br',
  position: 1,
  policyVersion: '1',
};

const offer = {
  vacancies: 2,
  wait: 1,
  capacity: 3,
  taken: 1,
  startsAt: new Date('2026-03-01T00:00:00-03:00'),
  endsAt: new Date('2026-03-20T23:59:59-03:00'),
};

/** Adds one PSG and one PSS registration of a person, in separate processes named after a mark. Returns all ids. */
export async function addRegistrations(db: Database, personId: number, nif = anasCpf, mark = '1') {
  const [unit] = await addRows(db, units, [{ name: `Macapá ${mark}`, address: 'Av. Henrique Galúcio' }]);
  const process = { status: 1, unitId: unit.id, startDate: '2026-03-01', endDate: '2026-03-20' };
  const [psg] = await addRows(db, psgProcesses, [
    { ...process, name: 'Gratuidade 2026', number: '01/2026', info: 'Edital 01/2026' },
  ]);
  const [psgItem] = await addRows(db, psgItems, [
    { ...offer, processId: psg.id, courseName: 'Cozinha regional' },
  ]);
  const [psgRegistration] = await addRows(db, psgRegistrations, [
    { ...given, number: `PSG-${mark}`, processId: psg.id, itemId: psgItem.id, personId, nif },
  ]);
  const [pss] = await addRows(db, pssProcesses, [
    { ...process, name: 'Instrutores 2026', number: '02/2026' },
  ]);
  const [jobTitle] = await addRows(db, jobTitles, [{ name: 'Instrutor de TI' }]);
  const [written] = await addRows(db, jobTitlePhases, [
    { jobTitleId: jobTitle.id, info: 'Prova escrita', position: 0 },
    { jobTitleId: jobTitle.id, info: 'Entrevista', position: 1 },
  ]);
  const [pssItem] = await addRows(db, pssItems, [{ ...offer, processId: pss.id, jobTitleId: jobTitle.id }]);
  const [pssRegistration] = await addRows(db, pssRegistrations, [
    { ...given, number: `PSS-${mark}`, processId: pss.id, itemId: pssItem.id, personId, nif, status: 2 },
  ]);
  const scored = { registrationId: pssRegistration.id, phaseId: written.id, note: 8.5 };
  await db.insert(phaseRegistrations).values(scored);
  return {
    psgProcessId: psg.id,
    psgRegistrationId: psgRegistration.id,
    pssRegistrationId: pssRegistration.id,
    pssProcessId: pss.id,
    jobTitleId: jobTitle.id,
  };
}

/** Opens a session without hashing a password; returns the headers for requests. */
export async function sessionOf({ app }: Pick<TestApp, 'app'>, personId: number) {
  return { authorization: `Bearer ${await openSession(app.db, app.now(), personId)}` };
}

/** Logs in; returns the headers for requests. */
export async function logIn({ app }: Pick<TestApp, 'app'>, email: string, password = candidatePassword) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password },
  });
  if (answer.statusCode !== 200) throw new Error(`${email} cannot log in: ${answer.body}`);
  return { authorization: `Bearer ${answer.json().data.token}` };
}

/** Returns the code in the newest e-mail to an address. */
export async function mailedCode({ app }: Pick<TestApp, 'app'>, recipient: string): Promise<string> {
  const [mail] = await app.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), like(outbox.body, '%ódigo%')))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /ódigo: (\w{8})/.exec(mail?.body ?? '')?.[1] ?? '';
}

/** Sets a first password with the mailed code and logs in. */
export async function enterByMail(test: Pick<TestApp, 'app'>, email: string) {
  const code = await mailedCode(test, email);
  const password = candidatePassword;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/password/reset',
    payload: { email, code, password, confirmPassword: password },
  });
  if (answer.statusCode !== 200) throw new Error(`No access for ${email}: ${answer.body}`);
  return logIn(test, email);
}
