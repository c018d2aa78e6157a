import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aContent } from '@portal/tooling/testing/builders/content';
import { aCatalogueCourse } from '@portal/tooling/testing/builders/course';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const news = Array.from({ length: 6 }, (_, place) =>
  aContent({ id: place, slug: `n${place}`, title: `Notícia ${place}` }),
);

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

it('leads to each section, and says what it understood', async () => {
  serve({
    'GET /search-global': {
      contents: [{ slug: 'a', title: 'Barbearia solidária' }],
      sigCourses: [{ id: 3, title: 'Barbeiro', modality_id: 1 }],
      didYouMean: ['barbeiro'],
    },
  });
  const { container } = await openRoute(routes, '/searchResult?search=barbero');
  const sections = await screen.findByRole('navigation', { name: 'Seções do resultado' });
  const links = within(sections).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Notícias (1)', 'Cursos livres (1)']);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
  expect(screen.getByRole('link', { name: 'barbeiro' })).toHaveAttribute(
    'href',
    '/searchResult?search=barbeiro',
  );
});

it('without results says so, shows what comes nearest and offers to tell', async () => {
  serve({
    'GET /search-global': { nearest: { sigCourses: [{ id: 3, title: 'Barbeiro' }] } },
  });
  const { container } = await openRoute(routes, '/searchResult?search=barbeiro%20em%20marte');
  expect(await screen.findByText('Não há resultados para a pesquisa')).toBeVisible();
  const nearest = within(screen.getByRole('region', { name: /^O mais próximo que temos/ }));
  expect(nearest.getByRole('link', { name: 'Barbeiro' })).toHaveAttribute('href', '/detalhes/3');
  expect(screen.getByRole('link', { name: 'Avise-me quando houver um curso assim' })).toHaveAttribute(
    'href',
    '/interesse?name=barbeiro%20em%20marte',
  );
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('asks the schedule for a similar title where the server does not say what comes nearest', async () => {
  const received = serve({
    'GET /search-global': {},
    'GET /courses-search': {
      total: 1,
      page: 1,
      pages: 1,
      groups: [{ axis: null, total: 1, courses: [aCatalogueCourse({ id: 5, title: 'Cozinheiro' })] }],
      facets: {},
    },
  });
  await openRoute(routes, '/searchResult?search=cosinheiro');
  expect(await screen.findByRole('link', { name: 'Cozinheiro' })).toHaveAttribute('href', '/detalhes/5');
  expect(received.at(-1)?.query.get('title')).toBe('cosinheiro');
});

it('shows nothing as near where no title is', async () => {
  const received = serve({
    'GET /search-global': {},
    'GET /courses-search': ({ query }) =>
      Response.json({
        data: {
          total: 1,
          page: 1,
          pages: 1,
          groups: query.has('title') ? [] : [{ axis: null, total: 1, courses: [aCatalogueCourse()] }],
          facets: {},
        },
      }),
  });
  await openRoute(routes, '/searchResult?search=zzzzqq');
  expect(await screen.findByText('Não há resultados para a pesquisa')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^O mais próximo/ })).toBeNull();
  expect(received.map(({ call }) => call)).toEqual(['GET /search-global', 'GET /courses-search']);
});

it('leads from a process that is not there to those that are, and stands without the schedule', async () => {
  serve({ 'GET /search-global': {} });
  await openRoute(routes, '/searchResult?search=edital%20999');
  expect(await screen.findByText('Não há resultados para a pesquisa')).toBeVisible();
  expect(screen.getByRole('link', { name: /editais de cursos gratuitos/ })).toHaveAttribute('href', '/psg');
  expect(screen.queryByRole('region', { name: /^O mais próximo/ })).toBeNull();
});

it('leads from a unit alone to its courses', async () => {
  serve({});
  await openRoute(routes, '/searchResult?search=&unit=Santana');
  expect(await screen.findByRole('link', { name: 'Ver os cursos da unidade Santana' })).toHaveAttribute(
    'href',
    '/cursos?unit=Santana',
  );
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
