import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dehydrateQueries, findBootData } from './boot-data.ts';

const block = (version: string, type = 'application/json') =>
  `<script type="${type}" id="boot">{"version":"${version}"}</script>`;

/** Server HTML whose content has escaped from its element. */
const pageWith = (content: string) =>
  new DOMParser().parseFromString(
    `<!doctype html><html><head></head><body><div id="root"><main>${content}</main></div>${block('true')}</body></html>`,
    'text/html',
  );

it.each([
  ['nothing', ''],
  ['a block of its own', block('false')],
  ['a block that leaves its place', `</main></div>${block('false')}<div><main>`],
  ['a block after the end of the page', `</main></div></body></html>${block('false')}`],
  ['an element of the same name', '<p id="boot">{"version":"false"}</p>'],
  ['another body', `<body id="boot"><frameset>${block('false')}</frameset></body>`],
])('the boot data is the server’s if content brings %s', (_, content) => {
  expect(findBootData(pageWith(content))).toEqual({ version: 'true' });
});

it('a page without boot data has none', () => {
  expect(findBootData(new DOMParser().parseFromString('<p id="boot">{}</p>', 'text/html'))).toBeNull();
});

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
