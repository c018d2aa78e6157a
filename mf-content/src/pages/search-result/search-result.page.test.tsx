import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const news = Array.from({ length: 6 }, (_, place) => ({ slug: `n${place}`, title: `Notícia ${place}` }));

it('shows the first 4 results of a section and the rest behind ver mais...', async () => {
  const received = serve({
    'GET /search-global': { contents: news, galleries: [{ id: 1, event: 'Feira' }] },
  });
  const { user } = await openRoute(routes, '/searchResult?search=feira');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Resultado da busca por “feira”',
  );
  const section = within(await screen.findByRole('region', { name: /^Notícias/ }));
  expect(section.getAllByRole('listitem')).toHaveLength(4);
  await user.click(section.getByRole('button', { name: 'ver mais...' }));
  expect(section.getAllByRole('listitem')).toHaveLength(6);
  expect(section.getByRole('button', { name: 'ver menos...' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: /^Galerias/ })).queryByRole('button')).toBeNull();
  expect(received[0]?.query.get('search')).toBe('feira');
});

it('says when there are no results', async () => {
  serve({ 'GET /search-global': {} });
  await openRoute(routes, '/searchResult?search=zzz');
  expect(await screen.findByText('Não há resultados para a pesquisa')).toBeVisible();
});

it('asks nobody for an empty text', async () => {
  const received = serve({});
  await openRoute(routes, '/searchResult?search=%20');
  expect(await screen.findByText('Digite o que você procura')).toBeVisible();
  expect(received).toEqual([]);
});

it('offers another try when the search fails', async () => {
  serve({});
  await openRoute(routes, '/searchResult?search=feira');
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
