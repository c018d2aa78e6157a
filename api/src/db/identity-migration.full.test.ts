import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { buildApp } from '../app.ts';
import { psgBody } from '../testing/application.ts';
import { candidatePassword, logIn } from '../testing/candidates.ts';
import { openNow } from '../testing/offers.ts';
import { testPasswordCost } from '../testing/password-cost.ts';

const migrations = join(import.meta.dirname, '../../drizzle');
const folder = temporaryFolder();

/** Fills a database as it was when a CPF had one person, with an account that has a password and one that has none yet. */
async function fillFormer(client: PGlite): Promise<void> {
  const former = join(folder, 'drizzle');
  await cp(migrations, former, { recursive: true });
  const journalFile = join(former, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }));
  await migrate(drizzle(client), { migrationsFolder: former });
  const { startsAt, endsAt } = openNow();
  await client.query(`insert into psg_processes (id, name, number, status) values (1, 'Gratuidade', '1', 1)`);
  await client.query(
    `insert into psg_items (id, process_id, vacancies, capacity, taken, starts_at, ends_at, course_name)
     values (1, 1, 5, 5, 2, $1, $2, 'Cozinha')`,
    [startsAt, endsAt],
  );
  await client.exec(
    `insert into people (id, nif, full_name, birthdate, mother, email) values
       (101, '52998224725', 'Ana Lima', '1998-04-21', 'Raimunda', 'ana@exemplo.br'),
       (102, '11144477735', 'Bia Souza', '1998-04-21', 'Raimunda', 'bia@exemplo.br');
     insert into accounts (person_id) values (101), (102);
     insert into psg_registrations (id, number, process_id, item_id, person_id, nif, full_name, birthdate, mother, phone, email, position, policy_version) values
       (101, 'PSG-1', 1, 1, 101, '52998224725', 'Ana Lima', '1998-04-21', 'Raimunda', '96991234567', 'antiga@exemplo.br', 1, '1'),
       (102, 'PSG-2', 1, 1, 102, '11144477735', 'Bia Souza', '1998-04-21', 'Raimunda', '96991234567', 'bia@exemplo.br', 2, '1')`,
  );
  await client.query('update accounts set password_hash = $1 where person_id = 101', [
    await hashPassword(candidatePassword, testPasswordCost),
  ]);
}

it('an account keeps its e-mail, its password and what it sees; who had none proves the e-mail first', async () => {
  const client = new PGlite('memory://');
  await fillFormer(client);
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db, { migrationsFolder: migrations });
  const connections = () => ({ open: 1, idle: 0, waiting: 0 });
  const database = { db, ping: async () => {}, connections, close: () => client.close() };
  const app = await buildApp({ database, storageDir: folder, portalUrl: 'http://portal.test' });

  const headers = await logIn({ app }, 'ana@exemplo.br');
  // Nothing was said of the cost: a hash that was cheaper is made anew at that of production.
  const hashes = await client.query('select password_hash from accounts where person_id = 101');
  expect(hashes.rows).toEqual([{ password_hash: expect.stringContaining('$m=47104,t=1,p=1$') }]);
  const list = await app.inject({ url: '/api/v1/my-selection-processes', headers });
  expect(list.json().data).toMatchObject([{ items: [{ registrations: [{ id: 101 }] }] }]);
  expect((await app.inject({ url: '/api/v1/registrations/101', headers })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/v1/registrations/102', headers })).statusCode).toBe(404);

  const register = (nif: string, email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/registrations',
      payload: { ...psgBody({ processId: 1, itemId: 1 }, 1), nif, email },
    });
  expect((await register('52998224725', 'ana@exemplo.br')).json().data).toHaveProperty('nif');
  expect((await register('39053344705', 'ana@exemplo.br')).json().data).toHaveProperty('email');
  expect((await register('39053344705', 'bia@exemplo.br')).json().data.position).toBe(3);
  await app.close();
  await database.close();
}, 120_000);
