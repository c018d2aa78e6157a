import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { limits } from '../http/limits.ts';
import { addCandidate, addRegistrations, anasCpf, sessionOf } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';
import { isReceiptCode, parseReceiptCode, receiptCodeOf } from './receipt-code.ts';

const { app, data, get } = await testApp();
const ana = await addCandidate(app.db);
const { psgRegistrationId: psg, pssRegistrationId: pss, ...ids } = await addRegistrations(app.db, ana);
const pssReceipt = `pss-proof-inscriptions/person/${ana}/process/${ids.pssProcessId}/jobs_title/${ids.jobTitleId}`;

const check = (code: string) => get(`receipts/${code}`);
const forged = 'psg-1-AAAAAAAAAAAAAAAA';

beforeEach(() => app.db.delete(rateLimits));

const hers = { nif: anasCpf };

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
