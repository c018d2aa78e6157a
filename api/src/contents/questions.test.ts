import { beforeEach, describe, expect, it } from 'vitest';
import { pollAlternatives, polls, pollVotes } from '../db/schema/contents.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { addRows } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, data, put } = await testApp();

async function addPoll(values: Partial<typeof polls.$inferInsert> = {}) {
  const [{ id: poll_id }] = await addRows(app.db, polls, [{ name: 'Qual curso?', ...values }]);
  await app.db.insert(pollAlternatives).values([
    { poll_id, title: 'Gastronomia', position: 1, initial_votes: 3 },
    { poll_id, title: 'Saúde', position: 0 },
  ]);
  return poll_id;
}
const vote = (id: number, answer: string, headers?: Record<string, string>) =>
  put(`questions/${id}`, { answer }, headers);
const browser = (number: number) => ({ 'x-voter': String(number).padStart(32, '0') });
const votes = async (id: number) => (await poll(id)).total_votes - 3;
const poll = async (id: number) => (await data('questions')).find((each: { id: number }) => each.id === id);

beforeEach(() => {
  clock.moveTo('2026-03-10T12:00:00-03:00');
  return app.db.delete(rateLimits);
});

describe('a poll', () => {
  it('counts one vote of each visitor, and stores no IP address', async () => {
    const id = await addPoll();
    expect((await vote(id, 'Saúde')).statusCode).toBe(200);
    expect((await vote(id, 'Gastronomia')).statusCode).toBe(409);
    expect((await vote(id, 'Gastronomia', { 'user-agent': 'another' })).statusCode).toBe(409);
    expect((await vote(id, 'Saúde', browser(1))).statusCode).toBe(200);
    expect((await vote(id, 'Gastronomia', browser(1))).statusCode).toBe(409);
    expect(await poll(id)).toMatchObject({
      alternatives: ['Saúde', 'Gastronomia'],
      results: { Saúde: 2, Gastronomia: 3 },
      total_votes: 5,
      is_active: 1,
    });
    expect(JSON.stringify(await app.db.select().from(pollVotes))).not.toContain('127.0.0.1');
  });

  it('counts at most thirty of forty concurrent votes from one IP address, and lets no repeated voter wait', async () => {
    const id = await addPoll();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        vote(id, 'Saúde', { ...browser(index), 'user-agent': `browser ${index}` }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expect(await votes(id)).toBe(30);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.json().message).toBe(
      'Recebemos vários votos desta rede agora há pouco, e o seu ainda não foi contado. Vote de novo em 5 minutos.',
    );
    expect(refused?.headers['retry-after']).toBe('300');
    const counted = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await vote(id, 'Saúde', browser(counted))).statusCode).toBe(409);
  });

  it('counts a hundred votes a day of one address, each at the first try where one comes every five minutes', async () => {
    const id = await addPoll();
    for (let voter = 1; voter <= 100; voter += 1) {
      expect((await vote(id, 'Saúde', browser(voter))).statusCode).toBe(200);
      clock.advance(5);
    }
    expect((await vote(id, 'Saúde', browser(101))).statusCode).toBe(429);
    clock.moveTo('2026-03-11T12:00:00-03:00');
    expect((await vote(id, 'Saúde', browser(101))).statusCode).toBe(200);
  });

  it('rejects votes when it is closed or its last day is over in Belém, and lists its results', async () => {
    const closed = await addPoll({ is_active: 2 });
    const past = await addPoll({ end_date: '2026-03-10' });
    clock.moveTo('2026-03-10T23:59:59-03:00');
    expect((await vote(past, 'Saúde')).statusCode).toBe(200);
    clock.moveTo('2026-03-11T00:00:00-03:00');
    for (const id of [closed, past]) {
      expect((await vote(id, 'Saúde', browser(1))).statusCode).toBe(422);
      expect(await poll(id)).toMatchObject({ is_active: 2 });
    }
    expect(await votes(closed)).toBe(0);
  });

  it('rejects an unknown alternative and an unknown poll', async () => {
    const answer = await vote(await addPoll(), 'Moda');
    expect(answer.json().data.answer).toEqual(['Por favor, selecione uma alternativa antes de votar.']);
    expect((await vote(999, 'Saúde')).statusCode).toBe(404);
  });
});
