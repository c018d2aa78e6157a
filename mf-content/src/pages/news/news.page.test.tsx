import type { Content } from '@portal/shared/contract/contents';
import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const item = (slug: string, changes: Partial<Content> = {}) =>
  aContent({
    id: slug.length,
    slug,
    title: `Título ${slug}`,
    published_at: '2026-05-04T09:30:00-03:00',
    ...changes,
  });
const newsPage = (contents: Content[]) => [aPage({ contents })];

describe('/noticias', () => {
  it('lists the news, emphasised ones first, with date and time', async () => {
    serve({ 'GET /pages': newsPage([item('a'), item('bb', { emphasis: 1 })]) });
    await openRoute(routes, '/noticias');
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/noticias/bb',
      '/noticias/a',
    ]);
    expect(cards[0]).toHaveTextContent('04/05/2026');
    expect(cards[0]).toHaveTextContent('09:30');
    expect(cards[0]).toHaveTextContent('Continue lendo...');
  });

  it('is searched by a keyword that stays in the address', async () => {
    serve({ 'GET /pages': newsPage([item('a', { subtitle: 'Saúde' }), item('bb')]) });
    const { user, address } = await openRoute(routes, '/noticias');
    await user.type(await screen.findByLabelText('Buscar nas notícias'), 'saude{Enter}');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(address()).toBe('/noticias?busca=saude');
  });

  it('says when there are none', async () => {
    serve({ 'GET /pages': [] });
    await openRoute(routes, '/noticias');
    expect(await screen.findByText('Não há notícias no momento.')).toBeVisible();
  });
});

describe('/noticias/{slug}', () => {
  const full = item('a', {
    id: 71,
    descritive: '<p>Corpo da notícia</p>',
    views: 1874,
    tags: ['PSG'],
    image: 'n/a.svg',
  });

  it('shows text, date, views and tags, and counts one view', async () => {
    const received = serve({
      'GET /contents/a': full,
      'GET /pages': newsPage([]),
      'PUT /content-views/71': null,
    });
    await openRoute(routes, '/noticias/a');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Título a');
    expect(screen.getByText('Corpo da notícia')).toBeVisible();
    expect(screen.getByText('04/05/2026 às 09:30')).toBeVisible();
    expect(screen.getByText('1.874 visualizações')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Etiquetas' })).getByText('PSG')).toBeVisible();
    expect(received.filter(({ call }) => call === 'PUT /content-views/71')).toHaveLength(1);
  });

  it('shows the last 3 others beside it, titles cut at 48 characters and subtitles at 60', async () => {
    const others = Array.from({ length: 5 }, (_, place) =>
      item(`outra-${place}`, {
        title: 'T'.repeat(60),
        subtitle: 'S'.repeat(70),
        published_at: `2026-06-0${place + 1}`,
      }),
    );
    // A view of another id: each is counted once in a visit.
    const read = { ...full, id: 72 };
    serve({ 'GET /contents/a': read, 'GET /pages': newsPage([read, ...others]) });
    await openRoute(routes, '/noticias/a');
    const aside = within(await screen.findByRole('complementary', { name: 'Notícias Recentes' }));
    const links = await aside.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/noticias/outra-4',
      '/noticias/outra-3',
      '/noticias/outra-2',
    ]);
    expect(aside.getAllByText(`${'T'.repeat(48)}…`)).toHaveLength(3);
    expect(aside.getAllByText(`${'S'.repeat(60)}…`)).toHaveLength(3);
  });
});
