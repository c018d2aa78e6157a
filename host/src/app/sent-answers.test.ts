import { QueryClient } from '@portal/runtime/query';
import { expect, it } from 'vitest';
import { answersOf, beginWith } from './sent-answers.ts';

async function clientWith(
  ...queries: [name: string, answer: () => Promise<unknown>][]
): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = queries.map(([name, queryFn]) => client.fetchQuery({ queryKey: ['of', { name }], queryFn }));
  await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, 5))]);
  return client;
}

const answer = (data: unknown) => async () => data;

it('holds the answers alone, in the same order whenever they were asked for', async () => {
  const [a, b] = [
    ['a', answer({ text: 'á' })],
    ['b', answer(null)],
  ] as const;
  const client = await clientWith(
    [...b],
    [...a],
    ['late', () => new Promise(() => {})],
    ['failed', () => Promise.reject(new Error('failed'))],
  );
  expect(answersOf(client)).toEqual([
    { key: ['of', { name: 'a' }], data: { text: 'á' } },
    { key: ['of', { name: 'b' }], data: null },
  ]);
  expect(JSON.stringify(answersOf(client))).toBe(JSON.stringify(answersOf(await clientWith([...a], [...b]))));
});

it('begins a page with them, as old as they are', async () => {
  const sent = JSON.parse(JSON.stringify(answersOf(await clientWith(['a', answer(1)]))));
  const client = new QueryClient();
  beginWith(client, sent, 1_000);
  expect(client.getQueryState(['of', { name: 'a' }])).toMatchObject({
    data: 1,
    status: 'success',
    dataUpdatedAt: 1_000,
    fetchStatus: 'idle',
  });
});
