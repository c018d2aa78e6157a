import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { describe, expect, it } from 'vitest';
import { byEmphasis, newsOf, recentContents, searchContents } from './news.ts';

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

describe('news', () => {
  it('are the contents of the page named Notícias, whatever its accents', () => {
    const page = (name: string, slug: string) => aPage({ name, contents: [aContent({ slug })] });
    expect(slugs(newsOf([page('SENAC', 'a'), page('Noticias', 'b'), page('NOTÍCIAS', 'c')]))).toEqual([
      'b',
      'c',
    ]);
  });

  it('with emphasis 1 come first; the others keep their order', () => {
    const items = [2, 1, null, 0, 1].map((emphasis, place) => aContent({ slug: `${place}`, emphasis }));
    expect(slugs(byEmphasis(items))).toEqual(['1', '4', '0', '2', '3']);
  });

  it('recent ones are the last 3 by date, without the one being read', () => {
    const days = ['03', null, '09', '05', '07', '08'];
    const items = days.map((day) =>
      aContent({ slug: `d${day}`, published_at: day && `2026-10-${day} 10:00:00` }),
    );
    expect(slugs(recentContents(items, 'd08'))).toEqual(['d09', 'd07', 'd05']);
  });

  it('are found by words of title, subtitle and tags, without accents', () => {
    const items = [
      aContent({ slug: 'a', title: 'Saúde no Bailique' }),
      aContent({ slug: 'b', title: 'Feira', subtitle: 'Ação de saúde' }),
      aContent({ slug: 'c', title: 'Feira', tags: ['PSG'] }),
    ];
    expect(slugs(searchContents(items, 'SAUDE'))).toEqual(['a', 'b']);
    expect(slugs(searchContents(items, 'feira psg'))).toEqual(['c']);
    expect(searchContents(items, '  ')).toEqual(items);
  });
});
