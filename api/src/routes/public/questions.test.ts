import { describe, expect, it } from 'vitest';
import { pollAlternatives, polls, pollVotes } from '../../db/schema/contents.ts';
import { first } from '../../testing/first.ts';
import { testApp } from '../../testing/test-app.ts';

const { app } = await testApp();

async function addPoll(values: Partial<typeof polls.$inferInsert> = {}) {
  const poll = first(
    await app.db
      .insert(polls)
      .values({ name: 'Qual curso?', ...values })
      .returning(),
  );
  await app.db.insert(pollAlternatives).values([
    { pollId: poll.id, title: 'Gastronomia', position: 1, initialVotes: 3 },
    { pollId: poll.id, title: 'Saúde', position: 0 },
  ]);
  return poll.id;
}
const vote = (id: number, answer: string, agent = 'one') =>
  app.inject({
    method: 'PUT',
    url: `/api/v1/questions/${id}`,
    payload: { answer },
    headers: { 'user-agent': agent },
  });
const poll = async (id: number) =>
  (await app.inject('/api/v1/questions')).json().data.find((each: { id: number }) => each.id === id);

describe('a poll', () => {
  it('counts one vote of each visitor, and stores no address', async () => {
    const id = await addPoll();
    expect((await vote(id, 'Saúde')).statusCode).toBe(200);
    expect((await vote(id, 'Gastronomia')).statusCode).toBe(409);
    expect((await vote(id, 'Saúde', 'two')).statusCode).toBe(200);
    expect(await poll(id)).toMatchObject({
      alternatives: ['Saúde', 'Gastronomia'],
      results: { Saúde: 2, Gastronomia: 3 },
      total_votes: 5,
      is_active: 1,
    });
    expect(JSON.stringify(await app.db.select().from(pollVotes))).not.toContain('127.0.0.1');
  });

  it.each([
    ['closed', { isActive: 2 }],
    ['past its last day', { endDate: '2026-03-09' }],
  ])('refuses votes when %s, and lists its results', async (_, values) => {
    const id = await addPoll(values);
    expect((await vote(id, 'Saúde')).statusCode).toBe(422);
    expect(await poll(id)).toMatchObject({ is_active: 2, total_votes: 3 });
  });

  it('takes votes on its last day', async () => {
    expect((await vote(await addPoll({ endDate: '2026-03-10' }), 'Saúde')).statusCode).toBe(200);
  });

  it('refuses an alternative that it does not have, and a poll that is not there', async () => {
    const answer = await vote(await addPoll(), 'Moda');
    expect(answer.json().data.answer).toEqual(['Por favor, selecione uma alternativa antes de votar.']);
    expect((await vote(999, 'Saúde')).statusCode).toBe(404);
  });
});
