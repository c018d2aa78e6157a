import type { Content } from '@portal/contract/endpoints/home';
import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const item = (slug: string, changes: Partial<Content> = {}) =>
  aContent({ slug, title: `Título ${slug}`, published_at: '2026-05-04T09:30:00-03:00', ...changes });
const hrefsOf = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

it('are listed with date and time, emphasised ones first, and searched by a keyword of the address', async () => {
  const contents = [item('a', { subtitle: 'Saúde' }), item('bb', { emphasis: 1 })];
  mockApi({ 'GET /pages': [aPage({ contents })] });
  const { user, address } = await openRoute(routes, '/noticias');
  const cards = await screen.findAllByRole('article');
  expect(hrefsOf(cards.map((card) => within(card).getByRole('link')))).toEqual([
    '/noticias/bb',
    '/noticias/a',
  ]);
  for (const text of ['04/05/2026', '09:30', 'Continue lendo...']) expect(cards[0]).toHaveTextContent(text);
  await user.type(screen.getByLabelText('Buscar nas notícias'), 'saude{Enter}');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(address()).toBe('/noticias?busca=saude');
  await waitFor(() => expect(screen.getByLabelText('Buscar nas notícias').closest('search')).toHaveFocus());
  expect(screen.getByText('1 resultado')).toHaveAttribute('role', 'status');
});

it('show text, date, views and tags, count one view, and have the last 3 others beside them', async () => {
  const body = { descritive: '<p>Corpo da notícia</p>', views: 1874, tags: ['PSG'], image: 'n/a.svg' };
  const read = item('a', { id: 71, ...body });
  const long = { title: 'T'.repeat(60), subtitle: 'S'.repeat(70) };
  const others = [1, 2, 3, 4, 5].map((day) =>
    item(`outra-${day}`, { ...long, published_at: `2026-06-0${day}` }),
  );
  const received = mockApi({
    'GET /contents/a': read,
    'GET /pages': [aPage({ contents: [read, ...others] })],
    'PUT /content-views/71': null,
  });
  await openRoute(routes, '/noticias/a');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Título a');
  expect(screen.getByText('Corpo da notícia')).toBeVisible();
  expect(screen.getByText('04/05/2026 às 09:30')).toBeVisible();
  expect(screen.getByText('1.874 visualizações')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Etiquetas' })).getByText('PSG')).toBeVisible();
  expect(received.filter(({ call }) => call === 'PUT /content-views/71')).toHaveLength(1);
  const aside = within(await screen.findByRole('complementary', { name: 'Notícias Recentes' }));
  expect(hrefsOf(await aside.findAllByRole('link'))).toEqual([
    '/noticias/outra-5',
    '/noticias/outra-4',
    '/noticias/outra-3',
  ]);
  expect(aside.getAllByText(`${'T'.repeat(48)}…`)).toHaveLength(3);
  expect(aside.getAllByText(`${'S'.repeat(60)}…`)).toHaveLength(3);
});
