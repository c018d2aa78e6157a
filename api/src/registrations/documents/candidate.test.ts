import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../db/schema/operations.ts';
import { addCandidate, addRegistrations, logIn } from '../../testing/candidates.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, clock } = await testApp();
const nif = '52998224725';
const ana = await addCandidate(app.db, { nif, fullName: 'Ana Lima', email: 'ana@exemplo.br' });
await addCandidate(app.db, { nif: '11144477735', fullName: 'Bia Souza', email: 'bia@exemplo.br' });
const ids = await addRegistrations(app.db, ana, nif);

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: path.startsWith('/') ? path : `/api/v1/${path}`, headers });

const owned = [
  `registrations/${ids.psgRegistrationId}`,
  `application-psg/${ids.psgRegistrationId}`,
  `proof-application-psg-pdf/${ids.psgRegistrationId}`,
  `psg-application-pdf/${ids.psgRegistrationId}`,
  `pss-registrations/${ids.pssRegistrationId}`,
  `application-pss/${ids.pssRegistrationId}`,
  `proof-application-pss-pdf/${ids.pssRegistrationId}`,
  `pss-application-pdf/${ids.pssRegistrationId}`,
  `pss-proof-inscriptions/person/${ana}/process/${ids.pssProcessId}/jobs_title/${ids.jobTitleId}`,
];
const pdfs = owned.filter((path) => path.includes('pdf'));

beforeEach(() => app.db.delete(rateLimits));

describe('what belongs to a candidate', () => {
  it.each(owned)('%s: answers its owner and is kept by no cache', async (path) => {
    const answer = await get(path, await logIn({ app }, 'ana@exemplo.br'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(owned)('%s: is not there for somebody else', async (path) => {
    expect((await get(path, await logIn({ app }, 'bia@exemplo.br'))).statusCode).toBe(404);
  });

  it.each(owned)('%s: asks the anonymous to log in', async (path) => {
    expect((await get(path)).statusCode).toBe(401);
  });

  it('lists the processes of both programmes with the states of process and registration', async () => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const psg = (await get('my-selection-processes', headers)).json().data;
    expect(psg).toMatchObject([
      {
        name: 'Gratuidade 2026',
        status: 1,
        items: [
          { course_name: 'Cozinha regional', status: 1, registrations: [{ id: ids.psgRegistrationId }] },
        ],
      },
    ]);
    const pss = (await get('pss-my-selection-processes', headers)).json().data;
    expect(pss).toMatchObject([
      { person_id: ana, items_pss: [{ job_title: { name: 'Instrutor de TI' }, status: 2 }] },
    ]);
  });

  it('lists nothing for somebody who never applied', async () => {
    const headers = await logIn({ app }, 'bia@exemplo.br');
    expect((await get('my-selection-processes', headers)).json()).toEqual({ data: [] });
  });

  it('shows every phase in its order, scored or not', async () => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const { data } = (await get(`pss-registrations/${ids.pssRegistrationId}`, headers)).json();
    expect(data.phases_registrations).toEqual([
      { note: 8.5, job_title_phase: { info: 'Prova escrita' } },
      { note: null, job_title_phase: { info: 'Entrevista' } },
    ]);
  });

  it('quotes process, unit and situation on the receipt', async () => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const { data } = (await get(`registrations/${ids.psgRegistrationId}`, headers)).json();
    expect(data).toMatchObject({
      number: 'PSG-1',
      status_name: 'Inscrito',
      selection_process: { unit: { name: 'Macapá 1' }, start_date: '2026-03-01' },
    });
  });
});

describe('a PDF', () => {
  it.each(pdfs)('%s: opens at its address without a session, for ten minutes', async (path) => {
    const { url } = (await get(path, await logIn({ app }, 'ana@exemplo.br'))).json().data;
    const pdf = await get(url);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-security-policy']).toContain('sandbox');
    expect(pdf.headers['content-disposition']).toMatch(/^inline; filename="[\w-]+\.pdf"$/);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    clock.advance(10);
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each(pdfs)('%s: does not open once the session that asked for it has ended', async (path) => {
    const [here, elsewhere] = [
      await logIn({ app }, 'ana@exemplo.br'),
      await logIn({ app }, 'ana@exemplo.br'),
    ];
    const address = async (headers: Record<string, string>) => (await get(path, headers)).json().data.url;
    const [ended, open] = [await address(here), await address(elsewhere)];
    await app.inject({ method: 'DELETE', url: '/api/v1/auth/logout', headers: here });
    expect((await get(ended)).statusCode).toBe(404);
    expect((await get(open)).statusCode).toBe(200);
    await app.inject({
      method: 'DELETE',
      url: '/api/v1/auth/sessions',
      headers: await logIn({ app }, 'ana@exemplo.br'),
    });
    expect((await get(open)).statusCode).toBe(404);
  });

  it('does not open at an address that was changed', async () => {
    const { url } = (await get(pdfs[0] ?? '', await logIn({ app }, 'ana@exemplo.br'))).json().data;
    const [payload = '', signature] = url.split('/').at(-1).split('.');
    const ticket = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...ticket, id: ticket.id + 1 })).toString('base64url');
    expect((await get(`/api/v1/files/${forged}.${signature}`)).statusCode).toBe(404);
    expect((await get('/api/v1/files/nada')).statusCode).toBe(404);
  });
});
