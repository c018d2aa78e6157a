import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { limits } from '../http/limits.ts';
import { consume } from '../http/rate-limit.ts';
import { cpfOf } from '../testing/application.ts';
import { addCandidate, addRegistrations, anasCpf, sessionOf } from '../testing/candidates.ts';
import { testApp } from '../testing/test-app.ts';

const { app, data, pauses, post } = await testApp();
const ana = await addCandidate(app.db);
const { psgRegistrationId, ...ids } = await addRegistrations(app.db, ana);
const pssReceipt = `pss-proof-inscriptions/person/${ana}/process/${ids.pssProcessId}/jobs_title/${ids.jobTitleId}`;

const hers = { nif: anasCpf, birthdate: '1998-04-21', number: 'PSG-1' };
const find = (named: object) => post('receipt-copies', { ...hers, ...named });

beforeEach(async () => {
  await app.db.delete(rateLimits);
  pauses.length = 0;
});

describe('the receipt of CPF, birth date and number', () => {
  it('is that of the candidate’s area, for both programmes, however the number is typed', async () => {
    const headers = await sessionOf({ app }, ana);
    const psg = await data(`registrations/${psgRegistrationId}`, headers);
    for (const number of ['PSG-1', ' psg-1 ']) {
      expect((await find({ number })).json().data).toEqual({ psg, pss: null });
    }
    const pss = await data(pssReceipt, headers);
    expect((await find({ number: 'PSS-1' })).json().data).toEqual({ psg: null, pss });
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
