import type { Content } from '@portal/contract/endpoints/home';
import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { expect, it } from 'vitest';
import {
  articleData,
  byEmphasis,
  contentLinkTarget,
  newsOf,
  pageNamed,
  recentContents,
  searchContents,
} from './contents.ts';

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

it('news are the contents of the page named Notícias, whatever its accents', () => {
  const page = (name: string, slug: string) => aPage({ name, contents: [aContent({ slug })] });
  const pages = [page('SENAC', 'a'), page('Noticias', 'b'), page('NOTÍCIAS', 'c')];
  expect(slugs(newsOf(pages))).toEqual(['b', 'c']);
});

it('news with emphasis 1 come first; the others keep their order', () => {
  const items = [2, 1, null, 0, 1].map((emphasis, place) => aContent({ slug: `${place}`, emphasis }));
  expect(slugs(byEmphasis(items))).toEqual(['1', '4', '0', '2', '3']);
});

it('recent news are the last 3 by date, without the one being read', () => {
  const items = ['03', null, '09', '05', '07', '08'].map((day) =>
    aContent({ slug: `d${day}`, published_at: day && `2026-10-${day} 10:00:00` }),
  );
  expect(slugs(recentContents(items, 'd08'))).toEqual(['d09', 'd07', 'd05']);
});

it.each([
  ['SAUDE', ['a', 'b']],
  ['feira psg', ['c']],
  ['  ', ['a', 'b', 'c']],
])('%j finds news by words of title, subtitle and tags, without accents', (words, found) => {
  const items = [
    aContent({ slug: 'a', title: 'Saúde no Bailique' }),
    aContent({ slug: 'b', title: 'Feira', subtitle: 'Ação de saúde' }),
    aContent({ slug: 'c', title: 'Feira', tags: ['PSG'] }),
  ];
  expect(slugs(searchContents(items, words))).toEqual(found);
});

const held = [aContent({ slug: 'a' })];
const pages = [
  aPage({ name: 'SENAC', children: [{ name: 'Conselho Regional', contents: held }] }),
  aPage({ name: 'notícias' }),
  aPage({ contents: held }),
];

it.each([
  ['noticias', 'Notícias', held],
  ['conselho regional', 'Conselho Regional', held],
  ['senac', 'SENAC', []],
])('%s is the page %s, that with contents first', (asked, name, contents) => {
  expect(pageNamed(pages, asked)).toMatchObject({ name, contents });
});

it('reports that no page has the name', () => {
  expect(pageNamed(pages, 'Nada')).toBeUndefined();
});

it.each([
  ['/senac-portal/psa', { to: '/psa' }],
  ['tel:+559632140100', { href: 'tel:+559632140100', external: false }],
  ['mailto:imprensa@ap.senac.br', { href: 'mailto:imprensa@ap.senac.br', external: false }],
  ['https://wa.me/5596991400100', { href: 'https://wa.me/5596991400100', external: true }],
  ['documents/revista.pdf', { href: '/storage/documents/revista.pdf', external: false }],
  ['javascript:alert(1)', null],
  ['http://wa.me/5596991400100', { href: 'http://wa.me/5596991400100', external: true }],
  ['tel:0800-123', { href: 'tel:0800-123', external: false }],
  ['tel:javascript', null],
  ['tel:0800 (ramal 2)', null],
  ['javascript:tel:0800', null],
  ['', null],
])('%j leads to %j', (url, target) => {
  expect(contentLinkTarget(url)).toEqual(target);
});

const newsData = (changes: Partial<Content>, image: string | null = null) =>
  articleData({ content: aContent(changes), image, isNews: true });

it('a news item has its headline, picture, moments and institution', () => {
  const words = { title: 'Feira de cursos', subtitle: 'No fim de semana', tags: ['feira'] };
  const moments = { published_at: '2026-03-02 09:30:00', updated_at: '2026-03-03' };
  expect(newsData({ ...words, ...moments }, 'https://portal.example/feira.jpg')).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Feira de cursos',
    description: 'No fim de semana',
    image: 'https://portal.example/feira.jpg',
    datePublished: '2026-03-02T12:30:00.000Z',
    dateModified: '2026-03-03',
    keywords: ['feira'],
    author: { '@type': 'EducationalOrganization', name: 'Senac Amapá' },
    publisher: { name: 'Senac Amapá' },
  });
  expect(newsData({ published_at: '2026-03-02' })).toMatchObject({ dateModified: '2026-03-02' });
});

it('what is no news is an article, which has no keywords without tags', () => {
  const bare = articleData({ content: aContent(), image: null, isNews: false });
  expect(bare).toMatchObject({ '@type': 'Article' });
  expect(bare).not.toHaveProperty('keywords');
});
