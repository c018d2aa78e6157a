import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { revalidateOnNotFound, shouldRetry } from './revalidate-on-not-found.ts';

const failure = (status: number) => Object.assign(new Error('failed'), { status });

async function show(status: number, required: boolean, revalidation: 'idle' | 'loading' = 'idle') {
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

it('runs the page’s loader again when a query of the visible page receives 404', async () => {
  expect(await show(404, true)).toHaveBeenCalledTimes(1);
});

it.each([
  ['another failure', 500, true, 'idle'],
  ['something that the page can do without', 404, false, 'idle'],
  ['a loader that is asking already', 404, true, 'loading'],
] as const)('does not for %s', async (_what, status, required, revalidation) => {
  expect(await show(status, required, revalidation)).not.toHaveBeenCalled();
});

it.each([
  [0, failure(500), true],
  [1, failure(500), false],
  [0, failure(429), false],
])('after %i retries of %o it retries: %s', (failures, error, again) => {
  expect(shouldRetry(failures, error)).toBe(again);
});
