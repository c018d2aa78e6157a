import { gallery } from '@portal/contract/endpoints/publications';
import { unit } from '@portal/contract/endpoints/units';
import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listedGalleries, listedNews, listedSubPages, listedUnits } from './listing.ts';

const published = { published_at: '2026-03-02 09:30:00' };
const changed = { ...published, updated_at: '2026-03-03' };
const publishedAt = Date.parse('2026-03-02T09:30:00-03:00');
const changedAt = Date.parse('2026-03-03T00:00:00-03:00');

it('lists the published news with what feed readers show of them', () => {
  const contents = [
    aContent({ slug: 'a b', title: 'Feira', subtitle: 'No sábado', ...changed }),
    aContent({ slug: 'nova', title: 'Nova', ...published }),
    aContent({ slug: 'rascunho' }),
    aContent({ slug: '', ...published }),
  ];
  const others = aPage({ name: 'Outra', contents: [aContent(published)] });
  expect(listedNews([aPage({ name: 'noticias', contents }), others])).toEqual([
    {
      path: '/noticias/a%20b',
      updatedAt: changedAt,
      news: { title: 'Feira', summary: 'No sábado', publishedAt },
    },
    { path: '/noticias/nova', updatedAt: publishedAt, news: { title: 'Nova', summary: null, publishedAt } },
  ]);
});

it('lists the pages of the menus that have something to read', () => {
  const children = [
    { name: 'Conselho Regional', contents: [aContent(published)] },
    { name: 'Portarias', contents: [aContent(changed)] },
    { name: 'Em branco', contents: [] },
    { name: '', contents: [aContent()] },
  ];
  expect(listedSubPages([aPage({ contents: [aContent()], children })])).toEqual([
    { path: '/subPages/Conselho%20Regional', updatedAt: publishedAt },
    { path: '/subPages/Portarias', updatedAt: changedAt },
  ]);
});

it('lists the published galleries', () => {
  const galleries = ['P', 'R'].map((status, id) => z.parse(gallery, { id, event: 'Formatura', status }));
  expect(listedGalleries(galleries)).toEqual([{ path: '/gallery/0', updatedAt: null }]);
});

it('lists the units by their names', () => {
  expect(listedUnits([z.parse(unit, { name: 'Educação a Distância' })])).toEqual([
    { path: '/unidades/educacao-a-distancia', updatedAt: null },
  ]);
});
