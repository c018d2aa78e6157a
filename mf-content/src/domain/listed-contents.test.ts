import { content } from '@portal/shared/contract/contents';
import { gallery } from '@portal/shared/contract/galleries';
import type { Page } from '@portal/shared/contract/pages';
import * as z from '@portal/shared/schema';
import { expect, it } from 'vitest';
import { listedGalleries, listedNews, listedSubPages } from './listed-contents.ts';

const aContent = (changes: object) => z.parse(content, { id: 1, slug: 'feira', title: 'Feira', ...changes });
const aGallery = (changes: object) =>
  z.parse(gallery, { id: 1, event: 'Formatura', status: 'P', ...changes });
const aPage = (name: string, contents: object[], children: Page['children'] = []): Page => ({
  name,
  contents: contents.map(aContent),
  children,
});

it('lists the published news with what feed readers show of them', () => {
  const pages = [
    aPage('noticias', [
      { slug: 'a b', subtitle: 'No sábado', published_at: '2026-03-02 09:30:00', updated_at: '2026-03-03' },
      { slug: 'rascunho', published_at: null },
      { slug: '', published_at: '2026-03-02' },
    ]),
    aPage('Outra', [{ slug: 'outra', published_at: '2026-03-02' }]),
  ];
  expect(listedNews(pages)).toEqual([
    {
      path: '/noticias/a%20b',
      updatedAt: Date.parse('2026-03-03T00:00:00-03:00'),
      news: {
        title: 'Feira',
        summary: 'No sábado',
        publishedAt: Date.parse('2026-03-02T09:30:00-03:00'),
      },
    },
  ]);
});

it('lists the pages of the menus that have something to read', () => {
  const pages = [
    aPage(
      'SENAC',
      [],
      [
        { name: 'Conselho Regional', contents: [aContent({ published_at: '2026-03-02' })] },
        { name: 'Em branco', contents: [] },
      ],
    ),
  ];
  expect(listedSubPages(pages)).toEqual([
    { path: '/subPages/Conselho%20Regional', updatedAt: Date.parse('2026-03-02T00:00:00-03:00') },
  ]);
});

it('lists the published galleries', () => {
  expect(listedGalleries([aGallery({ id: 3 }), aGallery({ id: 4, status: 'R' })])).toEqual([
    { path: '/gallery/3', updatedAt: null },
  ]);
});
