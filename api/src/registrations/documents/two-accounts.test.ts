import type { Endpoint } from '@portal/contract/endpoints/endpoint';
import { apiPrefix } from '@portal/contract/endpoints/endpoint';
import { endpoints } from '@portal/contract/endpoints/endpoints';
import { eq, notInArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../../db/schema/operations.ts';
import { accounts, knownDevices, people, sessions } from '../../db/schema/people.ts';
import { registrations } from '../../db/schema/registrations.ts';
import { jobTitles } from '../../db/schema/selection.ts';
import { addInterests, addSubjects, addTicket } from '../../personal-data/testing/sent-requests.ts';
import {
  addCandidate,
  addRegistrations,
  anasCpf,
  candidatePassword,
  sessionOf,
} from '../../testing/candidates.ts';
import { addSiblingOffer } from '../../testing/offers.ts';
import { addRows, rowOf } from '../../testing/rows.ts';
import { testApp } from '../../testing/test-app.ts';

/**
 * Requests every endpoint that needs a login as a second account that knows the first one's CPF, birth date and ids. The
 * contract lists the endpoints, so that new ones are included.
 */
const { app } = await testApp();

/** Texts that only Ana's data contains. */
const traces = { name: 'Ana Tumucumaque', email: 'ana@exemplo.br', message: 'Recado da Ana' };
const ana = await addCandidate(app.db, { full_name: traces.name, email: traces.email });
const bia = await addCandidate(app.db, { full_name: 'Bia Souza', email: 'bia@exemplo.br' });
const registered = await addRegistrations(app.db, ana);
await app.db.update(registrations).set({ full_name: traces.name });
const sent = { full_name: traces.name, nif: anasCpf, email: traces.email };
await addSubjects(app.db);
await addTicket(app.db, { ...sent, message: traces.message });
await addInterests(app.db, [{ ...sent, course: traces.message }]);

/** Another offer of each process in which Ana is registered. */
const offerIdOf = async (id: number) => (await rowOf(app.db, registrations, id)).offer_id;
const [jobTitle] = await addRows(app.db, jobTitles, [{ name: 'Auxiliar' }]);
const otherCourse = await addSiblingOffer(app.db, await offerIdOf(registered.psgRegistrationId), {
  course_name: 'Padaria',
});
const otherPosition = await addSiblingOffer(app.db, await offerIdOf(registered.pssRegistrationId), {
  job_title_id: jobTitle.id,
});

beforeEach(async () => {
  await app.db.delete(rateLimits);
  // An earlier test may have switched or cancelled it.
  const { psgRegistrationId, pssRegistrationId } = registered;
  const first = [psgRegistrationId, pssRegistrationId];
  await app.db.delete(registrations).where(notInArray(registrations.id, first));
  await app.db.update(registrations).set({ status: 1, told_status: 1, cancelled_at: null });
});

/** Ids of Ana's data. */
const ids = [...new Set([ana, ...Object.values(registered)])];

/** Returns the paths of an endpoint with every combination of Ana's ids. */
function addressesOf(path: string): string[] {
  const parameter = /:\w+/.exec(path)?.[0];
  return parameter
    ? ids.flatMap((id) => addressesOf(path.replace(parameter, String(id))))
    : [apiPrefix + path];
}

const [old_password, password, password_confirmation] = Array<string>(3).fill(candidatePassword);
/** Valid bodies of endpoints that have one. */
const bodies: Record<string, object> = {
  saveProfile: { full_name: 'Bia Souza', email: 'bia@exemplo.br', phone: '96991234567' },
  changePassword: { old_password, password, password_confirmation },
  confirmEmail: { code: 'AAAAAAAA' },
  switchCourse: { selection_process_item_id: otherCourse.offer_id, position: 9 },
  switchPosition: { pss_selection_process_item_id: otherPosition.offer_id, position: 9 },
};
/** Valid queries of endpoints that need one. */
const queries: Record<string, string> = {
  previewCourseSwitch: `?selection_process_item_id=${otherCourse.offer_id}`,
  previewPositionSwitch: `?pss_selection_process_item_id=${otherPosition.offer_id}`,
};

const send = (endpoint: Endpoint, name: string, url: string, headers: Record<string, string>) =>
  app.inject({
    method: endpoint.method,
    url: url + (queries[name] ?? ''),
    headers,
    ...(endpoint.body && { payload: bodies[name] ?? {} }),
  });

/** Returns all stored data of Ana. */
async function stored(): Promise<string> {
  const owned = [accounts, sessions, knownDevices];
  const rows = await Promise.all([
    app.db.select().from(people).where(eq(people.id, ana)),
    ...owned.map((table) => app.db.select().from(table).where(eq(table.personId, ana))),
    app.db.select().from(registrations).where(eq(registrations.person_id, ana)),
  ]);
  return JSON.stringify(rows);
}

const guarded = endpoints.filter(({ endpoint }) => endpoint.auth);
const named = guarded.filter(({ endpoint }) => endpoint.path.includes(':'));
const unnamed = guarded.filter(({ endpoint }) => !endpoint.path.includes(':'));

it.each(named)(
  '$name answers Ana, for no cache, and Bia with whichever of Ana’s ids: 404 and nothing',
  async ({ name, endpoint }) => {
    const [anas, bias] = [await sessionOf({ app }, ana), await sessionOf({ app }, bia)];
    const addresses = addressesOf(endpoint.path);
    const own = await Promise.all(addresses.map((url) => send(endpoint, name, url, anas)));
    const answered = own.find(({ statusCode }) => statusCode === 200);
    expect(answered?.headers['cache-control']).toBe('no-store');
    const before = await stored();
    for (const url of addresses) {
      const answer = await send(endpoint, name, url, bias);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json()).toEqual({ message: 'Registro não encontrado.', data: {} });
    }
    expect(await stored()).toBe(before);
  },
);

it.each(unnamed)(
  '$name tells Bia nothing of Ana, and changes nothing of hers',
  async ({ name, endpoint }) => {
    await sessionOf({ app }, ana);
    const before = await stored();
    const answer = await send(endpoint, name, apiPrefix + endpoint.path, await sessionOf({ app }, bia));
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.statusCode).not.toBe(401);
    for (const trace of Object.values(traces)) expect(answer.body).not.toContain(trace);
    expect(await stored()).toBe(before);
  },
);

it.each(guarded)('$name is closed without a session', async ({ name, endpoint }) => {
  for (const url of addressesOf(endpoint.path)) {
    expect((await send(endpoint, name, url, {})).statusCode).toBe(401);
  }
});

it('what Bia’s calls do not tell, Ana’s own do; and there are calls of both kinds', async () => {
  expect(Math.min(named.length, unnamed.length)).toBeGreaterThanOrEqual(9);
  const anas = await sessionOf({ app }, ana);
  const mine = (await app.inject({ url: `${apiPrefix}/auth/my-data`, headers: anas })).body;
  for (const trace of Object.values(traces)) expect(mine).toContain(trace);
  expect(mine.split(traces.message)).toHaveLength(3);
});
