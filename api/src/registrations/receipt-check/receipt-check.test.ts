import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../db/schema/operations.ts';
import { limits } from '../../http/rate-limit.ts';
import { addCandidate, addRegistrations, logIn } from '../../testing/candidates.ts';
import { testApp } from '../../testing/test-app.ts';
import { type Registered, readReceiptCode, receiptCodeOf } from './receipt-code.ts';

const { app } = await testApp();
const nif = '52998224725';
const ana = await addCandidate(app.db, { nif, fullName: 'Ana Lima', email: 'ana@exemplo.br' });
const ids = await addRegistrations(app.db, ana, nif);
const papers = {
  psg: { processKind: 'psg', id: ids.psgRegistrationId },
  pss: { processKind: 'pss', id: ids.pssRegistrationId },
} as const;

const check = (code: string) => app.inject({ url: `/api/v1/receipts/${code}` });
const forged = 'psg-1-AAAAAAAAAAAAAAAA';

beforeEach(() => app.db.delete(rateLimits));

describe('the code of a receipt', () => {
  const registered = fc.record({
    processKind: fc.constantFrom('psg' as const, 'pss' as const),
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
  });

  it('names its registration, and nothing else does', () => {
    fc.assert(
      fc.property(registered, registered, (one: Registered, other: Registered) => {
        const code = receiptCodeOf(app, one);
        expect(readReceiptCode(app, code)).toEqual(one);
        fc.pre(one.id !== other.id);
        const swapped = receiptCodeOf(app, other).replace(/-[^-]+-/, `-${one.id.toString(36)}-`);
        expect(readReceiptCode(app, swapped)).toBeNull();
      }),
    );
  });

  it('is refused once any letter of it is another', () => {
    const code = receiptCodeOf(app, papers.psg);
    for (const at of code.split('').keys()) {
      const changed = code.slice(0, at) + (code[at] === 'a' ? 'b' : 'a') + code.slice(at + 1);
      expect(readReceiptCode(app, changed), changed).toBeNull();
    }
  });

  it('of another installation is refused', () => {
    const elsewhere = { secrets: { ...app.secrets, signingKey: 'another' } };
    expect(readReceiptCode(app, receiptCodeOf(elsewhere, papers.psg))).toBeNull();
  });
});

describe('checking a receipt', () => {
  it.each([
    [
      'psg',
      {
        number: 'PSG-1',
        status: 1,
        programme: 'Programa Senac de Gratuidade (PSG)',
        process: 'Gratuidade 2026',
      },
    ],
    [
      'pss',
      {
        number: 'PSS-1',
        status: 2,
        programme: 'Processo Seletivo do Senac (PSS)',
        process: 'Instrutores 2026',
      },
    ],
  ] as const)('confirms number and situation of the %s, and nothing personal', async (processKind, known) => {
    const answer = await check(receiptCodeOf(app, papers[processKind]));
    expect(answer.json()).toEqual({ data: { registration: known } });
  });

  it.each([
    `application-psg/${ids.psgRegistrationId}`,
    `registrations/${ids.psgRegistrationId}`,
    `application-pss/${ids.pssRegistrationId}`,
    `pss-proof-inscriptions/person/${ana}/process/${ids.pssProcessId}/jobs_title/${ids.jobTitleId}`,
  ])('is what %s leads to, under the same number', async (path) => {
    const headers = await logIn({ app }, 'ana@exemplo.br');
    const { data } = (await app.inject({ url: `/api/v1/${path}`, headers })).json();
    const [, code = ''] = data.check_url.split('http://portal.test/senac-portal/conferir/');
    expect((await check(code)).json().data.registration.number).toBe(data.number);
  });

  it('confirms no code that was not issued, and none whose registration is gone', async () => {
    const gone = receiptCodeOf(app, { processKind: 'psg', id: 999_999 });
    for (const code of [forged, gone]) {
      const answer = await check(code);
      expect([answer.statusCode, answer.json()]).toEqual([200, { data: { registration: null } }]);
    }
    expect((await check('psg-1')).statusCode).toBe(404);
  });

  it('gives an address some tries at codes, which keep no true receipt waiting', async () => {
    const { hits } = limits.unknownReceipt;
    for (let tried = 0; tried < hits; tried += 1) expect((await check(forged)).statusCode).toBe(200);
    expect((await check(forged)).statusCode).toBe(429);
    expect((await check(receiptCodeOf(app, papers.psg))).statusCode).toBe(200);
  });
});
