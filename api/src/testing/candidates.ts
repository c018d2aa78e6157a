import { and, desc, eq, like } from 'drizzle-orm';
import { hashPassword } from '../accounts/passwords.ts';
import { openSession } from '../accounts/sessions.repository.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/operations.ts';
import { accounts, people } from '../db/schema/people.ts';
import { phaseRegistrations, registrations } from '../db/schema/registrations.ts';
import { jobTitlePhases } from '../db/schema/selection.ts';
import { units } from '../db/schema/settings.ts';
import { cpfOf } from './application.ts';
import { addPsgOffer, addPssOffer } from './offers.ts';
import { addRows } from './rows.ts';
import { type TestApp, testPasswordCost } from './test-app.ts';

export const candidatePassword = 'tucumã no almoço';

/** CPF of Ana Lima, the default of tests. */
export const anasCpf = '52998224725';

/** Adds a person with an account: by default with {@link candidatePassword} and a verified e-mail. */
export async function addCandidate(
  db: Database,
  person: { nif?: string; full_name?: string; email?: string; password?: null; verified_at?: Date } = {},
): Promise<number> {
  const { password, ...told } = person;
  const [{ id: personId }] = await addRows(db, people, [
    {
      nif: anasCpf,
      full_name: 'Ana Lima',
      email: 'ana@exemplo.br',
      email_proved_at: password === null ? null : new Date('2026-01-05T12:00:00-03:00'),
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
  full_name: 'Ana Lima',
  birthdate: '1998-04-21',
  mother: 'Raimunda Alves',
  phone: '96991234567',
  email: 'ana@exemplo.br',
  position: 1,
  policy_version: '1',
};

/** Adds one PSG and one PSS registration of a person, in separate processes named after a mark. Returns all ids. */
export async function addRegistrations(db: Database, personId: number, nif = anasCpf, mark = '1') {
  const [unit] = await addRows(db, units, [{ name: `Macapá ${mark}`, address: 'Av. Henrique Galúcio' }]);
  const process = { unit_id: unit.id, start_date: '2026-03-01', end_date: '2026-03-20' };
  const psg = await addPsgOffer(
    db,
    { taken: 1, course_name: 'Cozinha regional' },
    { ...process, name: 'Gratuidade 2026', number: `1.${mark}/2026`, info: 'Edital 01/2026' },
  );
  const { job_title_id, ...pss } = await addPssOffer(
    db,
    { taken: 1 },
    { ...process, name: 'Instrutores 2026', number: `2.${mark}/2026` },
    mark === '1' ? 'Instrutor de TI' : `Instrutor de TI ${mark}`,
  );
  const [written] = await addRows(db, jobTitlePhases, [
    { job_title_id, info: 'Prova escrita', position: 0 },
    { job_title_id, info: 'Entrevista', position: 1 },
  ]);
  const own = { ...given, person_id: personId, nif };
  const [psgRegistration, pssRegistration] = await addRows(db, registrations, [
    { ...own, ...psg, programme: 'psg', number: `PSG-${mark}` },
    { ...own, ...pss, programme: 'pss', number: `PSS-${mark}`, status: 2 },
  ]);
  const scored = { registration_id: pssRegistration.id, phase_id: written.id, note: 8.5 };
  await db.insert(phaseRegistrations).values(scored);
  return {
    psgProcessId: psg.process_id,
    psgRegistrationId: psgRegistration.id,
    pssRegistrationId: pssRegistration.id,
    pssProcessId: pss.process_id,
    jobTitleId: job_title_id,
  };
}

/** Opens a session without hashing a password; returns the headers for requests. */
export async function sessionOf({ app }: Pick<TestApp, 'app'>, personId: number) {
  const { token } = await openSession(app.db, app.now(), personId);
  return { authorization: `Bearer ${token}` };
}

/** Adds an applicant of `psgBody` as a candidate with a session; returns the headers for requests. */
export async function candidateSession({ app }: Pick<TestApp, 'app'>, applicant: number) {
  const person = { nif: cpfOf(applicant), email: `candidata${applicant}@exemplo.br` };
  return sessionOf({ app }, await addCandidate(app.db, person));
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
