import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { limits } from '../http/limits.ts';
import { consume } from '../http/rate-limit.ts';
import { cpfOf } from '../testing/application.ts';
import { addCandidate, addRegistrations, anasCpf, sessionOf } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';
import { receiptCodeOf } from './receipt-code.ts';

const { app, data, get, pauses, post } = await testApp();
const ana = await addCandidate(app.db);
const { psgRegistrationId: psg, pssRegistrationId: pss, ...ids } = await addRegistrations(app.db, ana);
const pssReceipt = `pss-proof-inscriptions/person/${ana}/process/${ids.pssProcessId}/jobs_title/${ids.jobTitleId}`;

const check = (code: string) => get(`receipts/${code}`);
const forged = 'psg-1-AAAAAAAAAAAAAAAA';

beforeEach(async () => {
  await app.db.delete(rateLimits);
  pauses.length = 0;
});

const hers = { nif: anasCpf, birthdate: '1998-04-21', number: 'PSG-1' };
const find = (named: object) => post('receipt-copies', { ...hers, ...named });

describe('checking a receipt', () => {
  it.each([
    ['person, who has its id after a restore', { nif: '11144477735' }],
    ['number', { id: psg + 1 }],
    ['programme', { programme: 'pss' }],
  ] as const)('does not confirm by the code of another %s', async (_what, changes) => {
    const code = receiptCodeOf(app, { programme: 'psg', id: psg, nif: anasCpf, ...changes });
    const forged = `psg-${psg.toString(36)}${code.slice(-17)}`;
    expect((await check(forged)).json()).toEqual({ data: { registration: null } });
  });

  it.each([
    [1, 'Programa Senac de Gratuidade (PSG)', 'Gratuidade 2026', `application-psg/${psg}`],
    [1, 'Programa Senac de Gratuidade (PSG)', 'Gratuidade 2026', `registrations/${psg}`],
    [2, 'Processo Seletivo do Senac (PSS)', 'Instrutores 2026', `application-pss/${pss}`],
    [2, 'Processo Seletivo do Senac (PSS)', 'Instrutores 2026', pssReceipt],
  ])(
    'confirms number and situation (%i in the %s) of what every paper leads to, and nothing personal',
    async (status, programme, process, path) => {
      const { number, check_url } = await data(path, await sessionOf({ app }, ana));
      const [, code = ''] = check_url.split('http://portal.test/senac-portal/conferir/');
      const registration = { number, status, programme, process };
      expect((await check(code)).json()).toEqual({ data: { registration } });
    },
  );

  it('confirms no code whose registration is gone, and none of another form', async () => {
    const gone = await check(receiptCodeOf(app, { programme: 'psg', id: 999_999, ...hers }));
    expect([gone.statusCode, gone.json()]).toEqual([200, { data: { registration: null } }]);
    expect((await check('psg-1')).statusCode).toBe(404);
  });

  it('gives an address some tries at codes that nobody issued, which keep no true receipt waiting', async () => {
    const tried = await check(forged);
    expect([tried.statusCode, tried.json()]).toEqual([200, { data: { registration: null } }]);
    await app.db.update(rateLimits).set({ hits: limits.unknownReceipt.hits });
    expect((await check(forged)).statusCode).toBe(429);
    expect((await check(receiptCodeOf(app, { programme: 'psg', id: psg, ...hers }))).statusCode).toBe(200);
  });
});

describe('the receipt of CPF, birth date and number', () => {
  it('is that of the candidate’s area, for both programmes, however the number is typed', async () => {
    const headers = await sessionOf({ app }, ana);
    const course = await data(`registrations/${psg}`, headers);
    for (const number of ['PSG-1', ' psg-1 ']) {
      expect((await find({ number })).json().data).toEqual({ psg: course, pss: null });
    }
    const position = await data(pssReceipt, headers);
    expect((await find({ number: 'PSS-1' })).json().data).toEqual({ psg: null, pss: position });
  });

  it.each([
    ['another CPF', { nif: cpfOf(7) }],
    ['another birth date', { birthdate: '1998-04-22' }],
    ['another number', { number: 'PSG-2' }],
    ['a sign that stands for others', { number: 'PSG-%' }],
  ])('is not found with %s, in the same time', async (_what, changes) => {
    await find({});
    const answer = await find(changes);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { psg: null, pss: null } }]);
    expect(pauses).toEqual([120, 120]);
  });

  it('is looked up five times a day for a CPF, whatever the forms looked up before', async () => {
    for (let turn = 0; turn < 5; turn += 1) await consume(app, limits.lookupPerson, anasCpf);
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await find({ number: `PSG-${turn}` })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
