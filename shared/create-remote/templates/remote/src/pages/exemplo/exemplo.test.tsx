import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { serverHtml } from '@portal/tooling/testing/render';
import { routes } from '@portal/tooling/testing/routes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component } from './exemplo.page.tsx';

const open = () => openRoute(routes, '/pagina-exemplo');

it('lists the units by name, accessibly', async () => {
  mockApi({ 'GET /units': [{ name: 'Santana', address: 'Rua A, 1' }, { name: 'Macapá' }] });
  await open();
  const list = within(within(screen.getByRole('region', { name: 'Unidades' })).getByRole('list'));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Macapá',
    'Santana – Rua A, 1',
  ]);
  expect(await accessibilityProblems(screen.getByRole('main'))).toEqual([]);
});

it('is rendered on the server, with a placeholder until the units are there', () => {
  const html = serverHtml(
    <QueryClientProvider client={new QueryClient()}>
      <Component />
    </QueryClientProvider>,
  );
  expect(html).toContain('Carregando as unidades…');
});

it('shows that there are no units', async () => {
  mockApi({ 'GET /units': [] });
  await open();
  expect(await screen.findByText('Não há unidades no momento')).toBeVisible();
});

it('shows a failure, and loads the units on a retry', async () => {
  mockApi({ 'GET /units': respondWithError(500, {}) });
  const { user } = await open();
  expect(await screen.findByText('Não foi possível carregar as unidades')).toBeVisible();
  const [retry] = screen.getAllByRole('button', { name: 'Tentar de novo' });
  mockApi({ 'GET /units': [{ name: 'Macapá' }] });
  if (retry) await user.click(retry);
  expect(await screen.findByText('Macapá')).toBeVisible();
});
