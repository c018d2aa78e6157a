import type { Content } from '@portal/shared/contract/contents';
import { expect, it } from 'vitest';
import { articleData } from './article-data.ts';

const content: Content = {
  id: 1,
  slug: 'feira',
  title: 'Feira de cursos',
  subtitle: 'No fim de semana',
  image: null,
  descritive: '<p>Texto</p>',
  published_at: '2026-03-02 09:30:00',
  updated_at: null,
  views: 3,
  tags: ['feira'],
  emphasis: null,
  type: null,
};
const of = (changes: Partial<Content> = {}, image: string | null = null, isNews = true) =>
  articleData({ content: { ...content, ...changes }, image, isNews });

it('a news item has its headline, picture, moments and institution', () => {
  expect(of({ updated_at: '2026-03-03' }, 'https://portal.example/feira.jpg')).toMatchObject({
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
});

it('one that was never changed was last changed when it was published', () => {
  expect(of().dateModified).toBe(of().datePublished);
});

it('says nothing of what nobody knows', () => {
  const bare = of({ subtitle: null, published_at: null, tags: [] });
  for (const name of ['description', 'image', 'datePublished', 'dateModified', 'keywords'])
    expect(bare).not.toHaveProperty(name);
});

it('another article is no news', () => {
  expect(of({}, null, false)['@type']).toBe('Article');
});
