import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../db/schema/operations.ts';
import { limits } from '../../http/rate-limit.ts';
import type { Keys } from '../../http/secrets.ts';
import { addCandidate, addRegistrations, sessionOf } from '../../testing/candidates.ts';
import { testApp } from '../../testing/test-app.ts';
import { type Registered, readReceiptCode, receiptCodeOf } from './receipt-code.ts';

const { app, data, get } = await testApp();
const ana = await addCandidate(app.db);
const ids = await addRegistrations(app.db, ana);
const papers = {
  psg: { processKind: 'psg', id: ids.psgRegistrationId },
  pss: { processKind: 'pss', id: ids.pssRegistrationId },
} as const;

const check = (code: string) => get(`receipts/${code}`);
const forged = 'psg-1-AAAAAAAAAAAAAAAA';

beforeEach(() => app.db.delete(rateLimits));

describe('the code of a receipt', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_647 });
  const registered = fc.record({ processKind: fc.constantFrom('psg' as const, 'pss' as const), id });

  it('names its registration, and no other code does, nor one with another letter', () => {
    fc.assert(
      fc.property(registered, registered, (one: Registered, other: Registered) => {
        const code = receiptCodeOf(app, one);
        expect(readReceiptCode(app, code)).toEqual(one);
        fc.pre(one.id !== other.id);
        const swapped = receiptCodeOf(app, other).replace(/-[^-]+-/, `-${one.id.toString(36)}-`);
        expect(readReceiptCode(app, swapped)).toBeNull();
        const changed = code.slice(0, -1) + (code.endsWith('a') ? 'b' : 'a');
        expect(readReceiptCode(app, changed)).toBeNull();
      }),
    );
  });

  it('of another installation is refused', () => {
    const elsewhere = { secrets: { ...app.secrets, signingKeys: ['another'] as Keys } };
    expect(readReceiptCode(app, receiptCodeOf(elsewhere, papers.psg))).toBeNull();
  });
});

describe('checking a receipt', () => {
  it.each([
    ['psg', 'PSG-1', 1, 'Programa Senac de Gratuidade (PSG)', 'Gratuidade 2026'],
    ['pss', 'PSS-1', 2, 'Processo Seletivo do Senac (PSS)', 'Instrutores 2026'],
  ] as const)(
    'confirms number and situation of the %s, and nothing personal',
    async (kind, number, status, programme, process) => {
      const answer = await check(receiptCodeOf(app, papers[kind]));
      expect(answer.json()).toEqual({ data: { registration: { number, status, programme, process } } });
    },
  );

  it('is what every paper leads to, under the same number', async () => {
    const headers = await sessionOf({ app }, ana);
    for (const path of [
      `application-psg/${ids.psgRegistrationId}`,
      `registrations/${ids.psgRegistrationId}`,
      `application-pss/${ids.pssRegistrationId}`,
      `pss-proof-inscriptions/person/${ana}/process/${ids.pssProcessId}/jobs_title/${ids.jobTitleId}`,
    ]) {
      const paper = await data(path, headers);
      const [, code = ''] = paper.check_url.split('http://portal.test/senac-portal/conferir/');
      expect((await check(code)).json().data.registration.number, path).toBe(paper.number);
    }
  });

  it('confirms no code whose registration is gone, and none of another form', async () => {
    const gone = await check(receiptCodeOf(app, { processKind: 'psg', id: 999_999 }));
    expect([gone.statusCode, gone.json()]).toEqual([200, { data: { registration: null } }]);
    expect((await check('psg-1')).statusCode).toBe(404);
  });

  it('gives an address some tries at codes that nobody issued, which keep no true receipt waiting', async () => {
    const tried = await check(forged);
    expect([tried.statusCode, tried.json()]).toEqual([200, { data: { registration: null } }]);
    await app.db.update(rateLimits).set({ points: limits.unknownReceipt.hits });
    expect((await check(forged)).statusCode).toBe(429);
    expect((await check(receiptCodeOf(app, papers.psg))).statusCode).toBe(200);
  });
});
