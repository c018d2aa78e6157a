import { watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTaxId } from '@portal/shared/format/tax-id';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { startApi } from '../testing/api-process.ts';
import { psgBody } from '../testing/application.ts';
import { addPsgOffer, openNow } from '../testing/offers.ts';
import { postgres } from '../testing/postgres.ts';
import { registrationLedger } from '../testing/registration-ledger.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-first-'));
const outbox = join(folder, 'outbox');
await mkdir(outbox);
const url = await postgres();
const { db, close } = await openDatabase({ kind: 'postgres', url });
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});
const offer = await addPsgOffer(db, openNow());
const api = await startApi({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'trace' });

const form = psgBody(offer, 1);
const unlucky = psgBody(offer, 2);
const password = 'canoa no igarapé';
/** What the log may not hold. */
const secrets = [form, unlucky].flatMap((each) => [
  formatTaxId(each.nif),
  ...Object.values(each).filter((value) => typeof value === 'string'),
]);
secrets.push(password);

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${api.url}/api/v1/${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}

/** What a mail says that comes into the folder, as soon as it says it. */
function mailThatSays(text: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = async () => {
      const files = (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8'));
      const said = (await Promise.all(files)).map((mail) => text.exec(mail)?.[1]).find(Boolean);
      if (!said) return;
      watcher.close();
      resolve(said);
    };
    const watcher = watch(outbox, () => look().catch(reject));
    look().catch(reject);
  });
}

it('a first registration leads by its one e-mail to a password, the candidate’s area and the receipt', async () => {
  const register = () => call('POST', 'registrations', form, { 'idempotency-key': 'first' });
  const registered = await register();
  expect(registered).toMatchObject({ status: 200, data: { position: 1 } });
  const code = await mailThatSays(/digo: ([0-9A-Z]{8}) /);
  expect(await register()).toEqual(registered);
  secrets.push(code);

  const reset = { code, email: form.email, password, confirmPassword: password };
  expect((await call('POST', 'auth/password/code/check', reset)).status).toBe(200);
  expect((await call('POST', 'auth/password/reset', reset)).message).toBe('Senha alterada com sucesso!');
  expect((await call('POST', 'auth/password/reset', reset)).status).toBe(422);

  const session = await call('POST', 'auth/login', { email: form.email, password });
  secrets.push(session.data.token);
  const headers = { authorization: `Bearer ${session.data.token}` };
  const { id } = registered.data;
  expect((await call('GET', 'my-selection-processes', undefined, headers)).data).toMatchObject([
    { id: offer.processId, items: [{ course_name: 'Cozinha', status: 1, registrations: [{ id }] }] },
  ]);
  const receipt = (await call('GET', `registrations/${id}`, undefined, headers)).data;
  expect(receipt).toMatchObject({
    status_name: 'Inscrito',
    people: { full_name: form.full_name, nif: form.nif },
    selection_process_item: { course_name: 'Cozinha' },
  });
  expect(await mailThatSays(/(PSG-\d{4}-\d{6})/)).toBe(receipt.number);

  expect(await registrationLedger(db, offer.itemId)).toMatchObject({ taken: 1, stored: [id], mailed: [id] });
  expect(await readdir(outbox)).toEqual([`registration-psg_${id}.eml`]);
});

it('what fails on our side registers nothing', async () => {
  const before = await registrationLedger(db, offer.itemId);
  await db.execute(sql`alter table outbox rename to lost`);
  const answer = await call('POST', 'registrations', unlucky);
  await db.execute(sql`alter table lost rename to outbox`);
  expect(answer).toMatchObject({ status: 500, data: {} });
  expect(await registrationLedger(db, offer.itemId)).toEqual(before);
});

it('of all that, and of look-ups, right and wrong, the log keeps the routes and nothing of anybody', async () => {
  const known = { 'x-birthdate': form.birthdate, 'x-nif': form.nif };
  const { nif, email } = form;
  await call('GET', `get-person-by-nif?nif=${nif}`, undefined, known);
  await call('GET', `get-person-by-email?email=${email}`, undefined, known);
  await call('GET', `check-nif-pssregistration?nif=${nif}&selection_process=1`, undefined, known);
  await call('GET', `check-nif-pssregistration?nif=${nif}&selection_process=x`, undefined, known);
  await call('GET', `no-such-address/${nif}?email=${email}`);
  await call('POST', 'registrations', { ...form, phone: nif });
  await call('POST', 'auth/login', { email, password: `${password}.` });

  const log = api.lines.join('\n');
  for (const route of ['get-person-by-nif', 'check-nif-pssregistration', 'registrations']) {
    expect(log).toContain(`"route":"/api/v1/${route}"`);
  }
  expect(log).toContain('"level":50');
  for (const secret of secrets) expect(log).not.toContain(secret);
});
