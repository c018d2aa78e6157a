import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { expect, it } from 'vitest';
import { byEmphasis, newsOf, recentContents, searchContents } from './news.ts';

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
