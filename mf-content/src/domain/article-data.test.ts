import type { Content } from '@portal/contract/endpoints/home';
import { aContent } from '@portal/tooling/testing/builders/content';
import { expect, it } from 'vitest';
import { articleData } from './article-data.ts';

const newsOf = (changes: Partial<Content>, image: string | null = null) =>
  articleData({ content: aContent(changes), image, isNews: true });

it('a news item has its headline, picture, moments and institution', () => {
  const words = { title: 'Feira de cursos', subtitle: 'No fim de semana', tags: ['feira'] };
  const moments = { published_at: '2026-03-02 09:30:00', updated_at: '2026-03-03' };
  expect(newsOf({ ...words, ...moments }, 'https://portal.example/feira.jpg')).toMatchObject({
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
  expect(newsOf({ published_at: '2026-03-02' })).toMatchObject({ dateModified: '2026-03-02' });
});

it('what is no news is an article, which has no keywords without tags', () => {
  const bare = articleData({ content: aContent(), image: null, isNews: false });
  expect(bare).toMatchObject({ '@type': 'Article' });
  expect(bare).not.toHaveProperty('keywords');
});
