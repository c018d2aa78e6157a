import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { limits } from '../http/limits.ts';
import { consume } from '../http/rate-limit.ts';
import { cpfOf } from '../testing/application.ts';
import { addCandidate, addRegistrations, anasCpf, sessionOf } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';
import { isReceiptCode, parseReceiptCode, receiptCodeOf } from './receipt-code.ts';

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

describe('the code of a receipt', () => {
  const registered = fc.record({
    programme: fc.constantFrom('psg' as const, 'pss' as const),
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    nif: fc.constantFrom('52998224725', '11144477735'),
  });

  it('is that of its registration alone: no other code is, nor one with another letter', () => {
    fc.assert(
      fc.property(registered, registered, (one, other) => {
        const isOf = (code: string, each: typeof one) => isReceiptCode(app, code, each);
        const code = receiptCodeOf(app, one);
        expect(parseReceiptCode(code)).toEqual({ programme: one.programme, id: one.id });
        expect(isOf(code, one)).toBe(true);
        const changed = code.slice(0, -1) + (code.endsWith('a') ? 'b' : 'a');
        expect(isOf(changed, one)).toBe(false);
        fc.pre(one.id !== other.id || one.nif !== other.nif || one.programme !== other.programme);
        expect(isOf(code, other)).toBe(false);
      }),
    );
  });
});

describe('checking a receipt', () => {
  it('does not confirm the registration of another person who has its id after a restore', async () => {
    const code = receiptCodeOf(app, { programme: 'psg', id: psg, nif: '11144477735' });
    expect((await check(code)).json()).toEqual({ data: { registration: null } });
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
