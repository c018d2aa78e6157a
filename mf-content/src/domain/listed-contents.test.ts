import { gallery } from '@portal/shared/contract/galleries';
import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listedGalleries, listedNews, listedSubPages } from './listed-contents.ts';

it('lists the published news with what feed readers show of them', () => {
  const changed = {
    slug: 'a b',
    title: 'Feira',
    subtitle: 'No sábado',
    published_at: '2026-03-02 09:30:00',
    updated_at: '2026-03-03',
  };
  const pages = [
    aPage({
      name: 'noticias',
      contents: [
        aContent(changed),
        aContent({ slug: 'nova', published_at: '2026-03-02' }),
        aContent({ slug: 'rascunho' }),
        aContent({ slug: '', published_at: '2026-03-02' }),
      ],
    }),
    aPage({ name: 'Outra', contents: [aContent({ published_at: '2026-03-02' })] }),
  ];
  const [first, second, ...others] = listedNews(pages);
  expect(first).toEqual({
    path: '/noticias/a%20b',
    updatedAt: Date.parse('2026-03-03T00:00:00-03:00'),
    news: {
      title: 'Feira',
      summary: 'No sábado',
      publishedAt: Date.parse('2026-03-02T09:30:00-03:00'),
    },
  });
  expect(second).toMatchObject({
    path: '/noticias/nova',
    updatedAt: Date.parse('2026-03-02T00:00:00-03:00'),
  });
  expect(others).toEqual([]);
});

it('lists the pages of the menus that have something to read', () => {
  const children = [
    { name: 'Conselho Regional', contents: [aContent({ published_at: '2026-03-02' })] },
    { name: 'Portarias', contents: [aContent({ published_at: '2026-03-02', updated_at: '2026-03-03' })] },
    { name: 'Em branco', contents: [] },
    { name: '', contents: [aContent()] },
  ];
  expect(listedSubPages([aPage({ contents: [aContent()], children })])).toEqual([
    { path: '/subPages/Conselho%20Regional', updatedAt: Date.parse('2026-03-02T00:00:00-03:00') },
    { path: '/subPages/Portarias', updatedAt: Date.parse('2026-03-03T00:00:00-03:00') },
  ]);
});

it('lists the published galleries', () => {
  const galleries = [
    { id: 3, event: 'Formatura', status: 'P' },
    { id: 4, event: 'Obras', status: 'R' },
  ].map((each) => z.parse(gallery, each));
  expect(listedGalleries(galleries)).toEqual([{ path: '/gallery/3', updatedAt: null }]);
});
