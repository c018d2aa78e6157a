import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { serverHtml } from '@portal/tooling/testing/render';
import { routes } from '@portal/tooling/testing/routes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import descriptor from '../portal.remote.ts';

it.each(descriptor.slots)('the slot %s has a component that the server renders', async (slot) => {
  const { default: Shown } = await import(`./slots/${slot}.tsx`);
  const html = serverHtml(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(html).toContain('data-region="loading"');
});

it.each(descriptor.indexed)('the page %s renders with a heading and a title', async (path) => {
  mockApi({});
  await openRoute(routes, path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(document.title).not.toBe('');
});
