import { onlineManager, QueryClient, queryOptions } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { preload, queryClientContext } from './preload.ts';

afterEach(() => onlineManager.setOnline(true));

it('waits for no connection, neither for one that is lost meanwhile: the page itself says so', async () => {
  const client = new QueryClient();
  const context = new RouterContextProvider();
  context.set(queryClientContext, client);
  const queryFn = () => {
    onlineManager.setOnline(false);
    return Promise.reject(new TypeError('offline'));
  };
  const notice = queryOptions({ queryKey: ['notice'], queryFn, retry: 1, retryDelay: 0 });
  await preload(context, notice);
  // Left before the connection returns.
  void client.prefetchQuery(notice);
  expect(await preload(context, notice)).toBeNull();
});
