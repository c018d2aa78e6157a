import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../db/schema/operations.ts';
import { cpfOf, psgBody } from '../../testing/application.ts';
import { addCandidate } from '../../testing/candidates.ts';
import { addPsgOffer } from '../../testing/offers.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, clock } = await testApp();
const nif = cpfOf(1);
const birthdate = '1998-04-21';
await addCandidate(app.db, { nif, fullName: 'Ana Lima', email: 'ana@exemplo.br', password: null });

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/v1/${path}`, headers });

beforeEach(() => app.db.delete(rateLimits));

describe('a person, looked up by CPF', () => {
  it('is told to who knows the birth date, the mother masked', async () => {
    const answer = await get(`get-person-by-nif?nif=${nif}`, { 'x-birthdate': birthdate });
    expect(answer.json()).toEqual({
      data: { nif, birthdate, full_name: 'Ana Lima', mother: 'R••• A•••' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['with another birth date', nif, { 'x-birthdate': '1990-01-01' }],
    ['without a birth date', nif, {}],
    ['when unknown', cpfOf(2), { 'x-birthdate': birthdate }],
  ])('is null %s', async (_, given, headers) => {
    const answer = await get(`get-person-by-nif?nif=${given}`, headers as Record<string, string>);
    expect(answer.json()).toEqual({ data: null });
  });

  it('takes the same time, found or not', async () => {
    for (const given of [nif, cpfOf(2)]) {
      const start = performance.now();
      await get(`get-person-by-nif?nif=${given}`, { 'x-birthdate': birthdate });
      expect(performance.now() - start).toBeGreaterThan(55);
    }
  });

  it('may be asked for five times a day', async () => {
    for (let round = 0; round < 5; round += 1) await get(`get-person-by-nif?nif=${nif}`);
    expect((await get(`get-person-by-nif?nif=${nif}`)).statusCode).toBe(429);
    clock.advance(24 * 60);
    expect((await get(`get-person-by-nif?nif=${nif}`)).statusCode).toBe(200);
  });

  it('refuses what is no CPF without repeating it', async () => {
    const answer = await get('get-person-by-nif?nif=12345678900');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('CPF inválido');
    expect(answer.body).not.toContain('12345678900');
  });
});

describe('an e-mail', () => {
  it.each([
    ['is free when nobody has it', 'nova@exemplo.br', {}, null],
    ["is free for its owner's CPF", 'ana@exemplo.br', { 'x-nif': nif }, null],
    [
      'is taken for another CPF, without telling whose it is',
      'ANA@exemplo.br',
      { 'x-nif': cpfOf(2) },
      { nif: '***.***.***-**' },
    ],
    ['is taken for nobody in particular', 'ana@exemplo.br', {}, { nif: '***.***.***-**' }],
  ])('%s', async (_, email, headers, data) => {
    const answer = await get(`get-person-by-email?email=${email}`, headers as Record<string, string>);
    expect(answer.json()).toEqual({ data });
  });
});

describe('the check for a registration', () => {
  it('tells it in the specified words, to who knows the birth date', async () => {
    const offer = await addPsgOffer(app.db);
    const path = `check-nif-pssregistration?nif=${cpfOf(3)}&selection_process=${offer.processId}`;
    expect((await get(path, { 'x-birthdate': birthdate })).json()).toEqual({ data: null });
    await app.inject({ method: 'POST', url: '/api/v1/registrations', payload: psgBody(offer, 3) });
    expect((await get(path, { 'x-birthdate': birthdate })).json()).toEqual({
      data: 'Você já se inscreveu em um curso desse processo seletivo!',
    });
    expect((await get(path)).json()).toEqual({ data: null });
  });
});
