import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { openRoute } from '@portal/tooling/testing/open-route';
import { ButtonLink } from '@portal/ui/button';
import { screen } from '@testing-library/react';
import { data } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { MissingPage } from './missing-page.tsx';

/** Opens a page whose loader throws. */
const openFailing = (thrown: unknown) =>
  openRoute(
    [
      {
        path: '/',
        Component: () => null,
        ErrorBoundary: () => (
          <MissingPage lead="O edital saiu do ar.">
            <ButtonLink to="/psg">Ver os editais</ButtonLink>
          </MissingPage>
        ),
        loader: () => {
          throw thrown;
        },
      },
    ],
    '/',
  );

it('says that a page is missing, offers a search and the way to its like', async () => {
  const { container } = await openFailing(data(null, { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  expect(screen.getByText('O edital saiu do ar.')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Pesquise no site' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver os editais' })).toHaveAttribute('href', '/psg');
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('leaves every other error to whoever stands above', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openFailing(new Error('broken'));
  expect(await screen.findByText('Error: broken')).toBeVisible();
  expect(screen.queryByText('Página não encontrada')).toBeNull();
});
