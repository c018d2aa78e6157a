import { expect, it } from 'vitest';
import { issueCode } from '../accounts/reset-codes.repository.ts';
import {
  complementaryCourses,
  educationalFormations,
  professionalExperiences,
} from '../db/schema/registrations.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { enqueueMail } from '../mail/outbox.repository.ts';
import { cpfOf } from '../testing/application.ts';
import { addCandidate, addRegistrations, logIn } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';
import { exportedColumns, type PersonalTable, personalTables } from './personal-tables.ts';
import { addInterests, addSubjects, addTicket } from './testing/sent-requests.ts';

const { app, get } = await testApp();
const { db } = app;
await addSubjects(db);

/** Adds a person with rows in all tables; `mark` is in every text. */
async function addKnown(number: number, full_name: string, mark: string) {
  const nif = cpfOf(number);
  const email = `${mark}@exemplo.br`;
  const id = await addCandidate(db, { nif, full_name, email });
  const { pssRegistrationId: registration_id } = await addRegistrations(db, id, nif, mark);
  const concluded = { registration_id, name: mark, date_conclusion: '2019-12-10' };
  await db.insert(educationalFormations).values({ ...concluded, education_level_id: 3 });
  const course = { ...concluded, course: mark, workload: 20, situation: 2 };
  await db.insert(complementaryCourses).values(course);
  const worked = {
    registration_id,
    name: mark,
    job_title_name: 'Vendas',
    city_id: 1,
    start_date: '2020-01-01',
  };
  await db.insert(professionalExperiences).values(worked);
  await addSent(full_name, email.toUpperCase(), nif, mark);
  const key = `reset-code:${id}`;
  await issueCode(app, { id, purpose: 'password', mailKey: key, email });
  await enqueueMail(db, app.now(), {
    key,
    recipient: email,
    subject: mark,
    body: 'X7K2',
    html: '<p>X7K2</p>',
  });
  await writeAuditEntry(db, app.now(), 'anonymous', 'reset-requested', `person:${id}`);
  return { email };
}

async function addSent(full_name: string, email: string, nif: string, mark: string) {
  await addInterests(db, [{ full_name, email, nif, course: mark }]);
  await addTicket(db, { full_name, email, nif, message: mark });
}

const ana = await addKnown(1, 'Ana Lima', 'ana-marca');
await addKnown(2, 'Bia Souza', 'bia-marca');
// Anyone who knows Ana's CPF may use it in their own requests; those are not hers. A company's requests sent by her
// are.
await addSent('Caio', 'caio@exemplo.br', cpfOf(1), 'caio-marca');
await addSent('Ana Lima', ana.email, '12ABC34501DE35', 'empresa-da-ana');

const headers = await logIn({ app }, ana.email);
const answer = await get('auth/my-data', headers);
const { data } = answer.json();

const exported = Object.entries<PersonalTable>(personalTables).filter(([, { rowsOf }]) => rowsOf !== null);

it.each(exported)('"Meus dados" holds %s, whole', (name, held) => {
  const rows = [data[name]].flat();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(Object.keys(row).sort()).toEqual(Object.keys(exportedColumns(held)).sort());
});

it('holds nothing else, nothing of others, and no secret', () => {
  expect(Object.keys(data)).toEqual(exported.map(([name]) => name));
  expect(answer.body).toContain('empresa-da-ana');
  for (const foreign of ['bia-marca', 'BIA-MARCA', 'Bia Souza', cpfOf(2), 'caio-marca']) {
    expect(answer.body).not.toContain(foreign);
  }
  for (const secret of ['argon2', 'X7K2', 'tokenHash', 'codeHash', 'passwordHash']) {
    expect(answer.body).not.toContain(secret);
  }
});

it('lists logins and earlier copies', async () => {
  const again = await get('auth/my-data', headers);
  const actions = again.json().data.records.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['login', 'reset-requested', 'data-exported']));
});
