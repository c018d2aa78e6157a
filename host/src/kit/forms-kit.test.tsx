import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate } from '@portal/tooling/testing/render';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormsKit } from './forms-kit.tsx';

it('shows every field without accessibility problems, alike on the server and in the browser, mistaken or not', async () => {
  const { container, unmount } = await hydrate(
    <QueryClientProvider client={new QueryClient()}>
      <FormsKit />
    </QueryClientProvider>,
  );
  expect(await accessibilityProblems(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(screen.getByText(/^Há \d+ problemas?$/)).toBeVisible();
  expect(await accessibilityProblems(container)).toEqual([]);
  await unmount();
});
