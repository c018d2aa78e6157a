import { describe, expect, it } from 'vitest';
import { consume, limits } from '../../http/rate-limit.ts';
import { cpfOf } from '../../testing/application.ts';
import { addCandidate, addRegistrations, sessionOf } from '../../testing/candidates.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, clock } = await testApp();
const nif = '52998224725';
const ana = await addCandidate(app.db, { nif, fullName: 'Ana Lima', email: 'ana@exemplo.br' });
const ids = await addRegistrations(app.db, ana, nif);

const get = async (path: string, headers?: Record<string, string>) =>
  app.inject({
    url: path.startsWith('/') ? path : `/api/v1/${path}`,
    headers: headers ?? (await sessionOf({ app }, ana)),
  });
const open = (url: string) => get(url, {});

const pdfs = [
  [`proof-application-psg-pdf/${ids.psgRegistrationId}`, 'comprovante-psg'],
  [`psg-application-pdf/${ids.psgRegistrationId}`, 'ficha-psg'],
  [`proof-application-pss-pdf/${ids.pssRegistrationId}`, 'comprovante-pss'],
  [`pss-application-pdf/${ids.pssRegistrationId}`, 'ficha-pss'],
] as const;
const [[receipt]] = pdfs;
const addressOf = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).json().data.url;

describe('what belongs to a candidate', () => {
  it('lists the processes of both programmes with the states of process and registration', async () => {
    expect((await get('my-selection-processes')).json().data).toMatchObject([
      {
        name: 'Gratuidade 2026',
        status: 1,
        items: [
          { course_name: 'Cozinha regional', status: 1, registrations: [{ id: ids.psgRegistrationId }] },
        ],
      },
    ]);
    expect((await get('pss-my-selection-processes')).json().data).toMatchObject([
      { person_id: ana, items_pss: [{ job_title: { name: 'Instrutor de TI' }, status: 2 }] },
    ]);
  });

  it('shows every phase in its order, scored or not', async () => {
    const { data } = (await get(`pss-registrations/${ids.pssRegistrationId}`)).json();
    expect(data.phases_registrations).toEqual([
      { note: 8.5, job_title_phase: { info: 'Prova escrita' } },
      { note: null, job_title_phase: { info: 'Entrevista' } },
    ]);
  });
});

describe('a PDF', () => {
  it.each(pdfs)(
    '%s: opens at its address without a session, for ten minutes, kept by no cache',
    async (path, name) => {
      const url = await addressOf(path);
      const pdf = await open(url);
      expect(pdf.statusCode).toBe(200);
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': expect.stringMatching(`^inline; filename="${name}-\\d+[.]pdf"$`),
      });
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      clock.advance(10);
      expect((await open(url)).statusCode).toBe(404);
    },
  );

  it('is drawn once in a while however often it is asked for, sixty times in ten minutes', async () => {
    const bia = await addCandidate(app.db, { nif: cpfOf(7), fullName: 'Bia Souza', email: 'bia@exemplo.br' });
    const { psgRegistrationId } = await addRegistrations(app.db, bia, cpfOf(7), '2');
    const headers = await sessionOf({ app }, bia);
    const url = await addressOf(`proof-application-psg-pdf/${psgRegistrationId}`, headers);
    const first = await open(url);
    clock.advance(1);
    expect((await open(url)).rawPayload.equals(first.rawPayload)).toBe(true);
    for (let turn = 3; turn <= 60; turn += 1) await consume(app, limits.paper, String(bia));
    expect((await open(url)).statusCode).toBe(429);
    clock.advance(9);
    expect((await open(await addressOf(receipt))).statusCode).toBe(200);
  });

  it('does not open once the session that asked for it has ended', async () => {
    const [here, elsewhere] = [await sessionOf({ app }, ana), await sessionOf({ app }, ana)];
    const [ended, still] = [await addressOf(receipt, here), await addressOf(receipt, elsewhere)];
    await app.inject({ method: 'DELETE', url: '/api/v1/auth/logout', headers: here });
    expect((await open(ended)).statusCode).toBe(404);
    expect((await open(still)).statusCode).toBe(200);
    const last = await sessionOf({ app }, ana);
    await app.inject({ method: 'DELETE', url: '/api/v1/auth/sessions', headers: last });
    expect((await open(still)).statusCode).toBe(404);
  });

  it('does not open at an address that was changed', async () => {
    const url = await addressOf(receipt);
    const [payload = '', signature] = url.split('/').at(-1).split('.');
    const ticket = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...ticket, expires: ticket.expires + 1 })).toString(
      'base64url',
    );
    expect((await open(`/api/v1/files/${forged}.${signature}`)).statusCode).toBe(404);
    expect((await open('/api/v1/files/nada')).statusCode).toBe(404);
  });
});
