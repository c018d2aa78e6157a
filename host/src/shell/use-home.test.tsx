import { homeQuery } from '@portal/client/home-query';
import type { Home } from '@portal/contract/endpoints/home';
import { HydrationTrackerContext, noHydrationTracker } from '@portal/platform/browser';
import { aHome } from '@portal/tooling/testing/builders/home';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RefetchHome, ServerHomeContext, useHome } from './use-home.ts';

const createHome = (name: string) => aHome({ settings: { ...aHome({}).settings, name } });

const Name = () => <p>{useHome().settings.name ?? 'sem nome'}</p>;

function page(sent: Home | undefined, known = sent) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  if (known) client.setQueryData(homeQuery().queryKey, known);
  return (
    <QueryClientProvider client={client}>
      <ServerHomeContext value={sent}>
        <Name />
      </ServerHomeContext>
    </QueryClientProvider>
  );
}

it.each([
  ['no data', undefined],
  ['other data', createHome('Antes')],
])(
  'boundaries that hydrate after a response to a page with %s start with that data, then show the response',
  async (_, sent) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(sent));
    const recovered: unknown[] = [];
    const onRecoverableError = (error: unknown) => recovered.push(error);
    await act(async () =>
      hydrateRoot(container, page(sent, createHome('Senac Amapá')), { onRecoverableError }),
    );
    expect(recovered).toEqual([]);
    expect(container).toHaveTextContent('Senac Amapá');
  },
);

it('loads missing data once the page has hydrated completely', async () => {
  const client = new QueryClient();
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  render(
    <QueryClientProvider client={client}>
      <HydrationTrackerContext value={{ ...noHydrationTracker, finished }}>
        <RefetchHome />
      </HydrationTrackerContext>
    </QueryClientProvider>,
  );
  expect(client.isFetching()).toBe(0);
  await act(async () => resolve());
  expect(client.isFetching()).toBe(1);
});
