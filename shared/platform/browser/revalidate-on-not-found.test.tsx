import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { revalidateOnNotFound, shouldRetry } from './router-pages.tsx';

const failure = (status: number) => Object.assign(new Error('failed'), { status });

async function show(status: number, required: boolean, revalidation: 'idle' | 'loading') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const revalidate = vi.fn(async () => {});
  const state = { navigation: { state: 'idle' }, revalidation } as Parameters<
    typeof revalidateOnNotFound
  >[1]['state'];
  revalidateOnNotFound(client, { state, revalidate });
  function Page() {
    const { status: seen } = useQuery({
      queryKey: ['course'],
      queryFn: () => Promise.reject(failure(status)),
      meta: { required },
    });
    return <p>{seen}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByText('error');
  return revalidate;
}

it.each([
  ['something that the page requires is missing', 404, true, 'idle', 1],
  ['another failure', 500, true, 'idle', 0],
  ['something that the page can do without', 404, false, 'idle', 0],
  ['a loader that runs already', 404, true, 'loading', 0],
] as const)(
  'the page’s loader runs again after a failed query: %s',
  async (_what, status, required, now, times) => {
    expect(await show(status, required, now)).toHaveBeenCalledTimes(times);
  },
);

it.each([
  [0, failure(500), true],
  [1, failure(500), false],
  [0, failure(429), false],
])('after %i retries of %o it retries: %s', (failures, error, again) => {
  expect(shouldRetry(failures, error)).toBe(again);
});
