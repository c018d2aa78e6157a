import { describe, expect, it } from 'vitest';
import { writeTogether } from '../../db/database.ts';
import { registrations } from '../../db/schema/registrations.ts';
import { cities } from '../../db/schema/settings.ts';
import { limits } from '../../http/limits.ts';
import { consume } from '../../http/rate-limit.ts';
import { cpfOf } from '../../testing/application.ts';
import { addCandidate, addRegistrations, anasCpf, sessionOf } from '../../testing/candidates.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { addRows, rowOf } from '../../testing/rows.ts';
import { testApp } from '../../testing/test-app.ts';
import { writeCurriculum } from '../curriculum.repository.ts';

const { app, clock, get, data, status: open, remove } = await testApp();
const ana = await addCandidate(app.db);
const ids = await addRegistrations(app.db, ana);

const session = () => sessionOf({ app }, ana);
const anas = async (path: string) => data(path, await session());

const pdfs = [
  [`proof-application-psg-pdf/${ids.psgRegistrationId}`, 'comprovante-psg'],
  [`psg-application-pdf/${ids.psgRegistrationId}`, 'ficha-psg'],
  [`proof-application-pss-pdf/${ids.pssRegistrationId}`, 'comprovante-pss'],
  [`pss-application-pdf/${ids.pssRegistrationId}`, 'ficha-pss'],
  [`pss-curriculum-pdf/${ids.pssRegistrationId}`, 'curriculo'],
] as const;
const [[receipt]] = pdfs;
const addressOf = async (path: string, headers?: Record<string, string>): Promise<string> =>
  (await data(path, headers ?? (await session()))).url;

describe('what belongs to a candidate', () => {
  it('shows every phase in its order, scored or not', async () => {
    const { phases_registrations } = await anas(`pss-registrations/${ids.pssRegistrationId}`);
    expect(phases_registrations).toEqual([
      { note: 8.5, job_title_phase: { info: 'Prova escrita' } },
      { note: null, job_title_phase: { info: 'Entrevista' } },
    ]);
  });

  it('sees the curriculum of an application on its sheet, in the order in which it was given', async () => {
    const [city] = await addRows(app.db, cities, [{ title: 'Macapá', state_letter: 'AP' }]);
    const given = {
      educationalFormations: [
        { education_level_id: 6, name: 'UFPA', course: 'Linguística', date_conclusion: '2019-12-10' },
        { education_level_id: 3, name: 'Unifap', course: null, date_conclusion: '2012-12-10' },
      ],
      complementaryCourses: [
        { course: 'Libras', name: 'Senac', workload: 40, situation: 2, date_conclusion: '2021-03-01' },
      ],
      professionalExperiences: [
        { name: 'Escola', job_title_name: 'Professora', city_id: city.id, start_date: '2020-01-01' },
      ].map((row) => ({ ...row, end_date: null, observation: 'Aulas' })),
    };
    const stored = {
      ...given,
      complementaryCourses: given.complementaryCourses.map((row) => ({ ...row, observation: null })),
    };
    await writeTogether(app.db, writeCurriculum(app.db, ids.pssRegistrationId, stored));
    const { curriculum } = await anas(`application-pss/${ids.pssRegistrationId}`);
    expect(curriculum).toMatchObject(given);
    expect(curriculum.professionalExperiences[0].city_name).toBe('Macapá');
    const mine = async (birthdate: string, nif = anasCpf) =>
      data('my-curriculum', { ...(await session()), 'x-nif': nif, 'x-birthdate': birthdate });
    expect(await mine('1998-04-21')).toEqual({ number: 'PSS-1', curriculum });
    expect([await mine('1998-04-22'), await mine('1998-04-21', cpfOf(9)), await mine('')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('has a receipt of each of two applications for one position, the newest where none is named', async () => {
    const caio = await addCandidate(app.db, { nif: cpfOf(8), email: 'caio@exemplo.br' });
    const first = await addRegistrations(app.db, caio, cpfOf(8), '3');
    const { id, ...row } = await rowOf(app.db, registrations, first.pssRegistrationId);
    const second = { ...row, number: 'PSS-4', position: 2, nif: cpfOf(9), birthdate: '1970-02-03' };
    await addRows(app.db, registrations, [second]);
    const path = `pss-proof-inscriptions/person/${caio}/process/${row.process_id}/jobs_title/${first.jobTitleId}`;
    const headers = await sessionOf({ app }, caio);
    expect(await data(path, headers)).toMatchObject({ number: 'PSS-4' });
    expect(await data(`${path}?inscricao=${id}`, headers)).toMatchObject({ number: 'PSS-3' });
  });
});

describe('a PDF', () => {
  it.each(pdfs)(
    '%s: opens at its address without a session, for ten minutes, kept by no cache',
    async (path, name) => {
      const url = await addressOf(path);
      const pdf = await get(url);
      expect(pdf.statusCode).toBe(200);
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': expect.stringMatching(`^inline; filename="${name}-\\d+[.]pdf"$`),
      });
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      clock.advance(10);
      expect(await open(url)).toBe(404);
    },
  );

  it('is drawn once in a while however often it is asked for, sixty times in ten minutes', async () => {
    const bia = await addCandidate(app.db, { nif: cpfOf(7), email: 'bia@exemplo.br' });
    const { psgRegistrationId } = await addRegistrations(app.db, bia, cpfOf(7), '2');
    const headers = await sessionOf({ app }, bia);
    const url = await addressOf(`proof-application-psg-pdf/${psgRegistrationId}`, headers);
    const first = await get(url);
    clock.advance(1);
    expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true);
    for (let turn = 3; turn <= 60; turn += 1) await consume(app, limits.paper, String(bia));
    expect(await open(url)).toBe(429);
    clock.advance(9);
    expect(await open(await addressOf(receipt))).toBe(200);
  });

  it('does not open once the session that asked for it has ended', async () => {
    const here = await session();
    const [ended, still] = [await addressOf(receipt, here), await addressOf(receipt)];
    await remove('auth/logout', here);
    expect(await open(ended)).toBe(404);
    expect(await open(still)).toBe(200);
    await remove('auth/sessions', await session());
    expect(await open(still)).toBe(404);
  });

  it('shows the middle of the CPF alone where it is to be saved on a device', async () => {
    const url = await addressOf(receipt);
    const textOf = async (at: string) => JSON.stringify((await readPdf((await get(at)).rawPayload)).pages);
    expect(await textOf(url)).toContain('529.982.247-25');
    const masked = await textOf(`${url}?cpf=oculto`);
    expect(masked).toContain('***.982.247-**');
    expect(masked).not.toContain('529.982.247-25');
  });

  it('does not open at an address that was changed', async () => {
    const url = await addressOf(receipt);
    const [payload = '', signature] = url.replace('/api/v1/files/', '').split('.');
    const link = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const later = JSON.stringify({ ...link, expires: link.expires + 1 });
    const forged = Buffer.from(later).toString('base64url');
    expect(await open(`files/${payload}.${signature}`)).toBe(200);
    expect(await open(`files/${forged}.${signature}`)).toBe(404);
    expect(await open('files/nada')).toBe(404);
  });
});
