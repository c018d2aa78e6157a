import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dehydrateQueries } from './query-hydration.ts';

async function clientWith(...queries: [name: string, data: unknown][]): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [name, data] of queries)
    await client.fetchQuery({ queryKey: ['of', { name }], queryFn: async () => data });
  return client;
}

it('contains only the data, in the same order however it was loaded', async () => {
  const client = await clientWith(['b', null], ['a', { text: 'á' }]);
  await client.prefetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('failed')) });
  void client.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => {}) });
  expect(client.getQueryCache().getAll()).toHaveLength(4);
  const answers = [
    { key: ['of', { name: 'a' }], data: { text: 'á' } },
    { key: ['of', { name: 'b' }], data: null },
  ];
  expect(dehydrateQueries(client)).toEqual(answers);
  expect(dehydrateQueries(await clientWith(['a', { text: 'á' }], ['b', null]))).toEqual(answers);
});
