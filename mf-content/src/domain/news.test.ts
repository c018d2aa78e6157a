import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import fc from 'fast-check';
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
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1, 2, null)), (emphases) => {
        const items = emphases.map((emphasis, place) => aContent({ slug: String(place), emphasis }));
        const expected = [
          ...items.filter(({ emphasis }) => emphasis === 1),
          ...items.filter(({ emphasis }) => emphasis !== 1),
        ];
        expect(byEmphasis(items)).toEqual(expected);
      }),
    );
  });

  it('recent ones are the last 3 by date, without the one being read', () => {
    const items = [3, 9, 5, 7, 8].map((day) =>
      aContent({ slug: `d${day}`, published_at: `2026-10-0${day} 10:00:00` }),
    );
    expect(slugs(recentContents(items, 'd8'))).toEqual(['d9', 'd7', 'd5']);
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
