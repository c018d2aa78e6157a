import { describe, expect, it } from 'vitest';
import { chunkFilename, pageFiles } from './page-chunks.ts';

const files = (name: string) => ({ js: [`${name}.js`], css: [] });

describe('the files of pages', () => {
  const groups = {
    routes: files('routes'),
    'social-feeds': files('social-feeds'),
    'news-news-page-tsx': files('news'),
    'news-item-news-item-page-tsx': files('news-item'),
  };

  it('are found by the names that are declared, and no other chunk with them', () => {
    expect(pageFiles(['news', 'news-item'], groups)).toEqual({
      news: files('news'),
      'news-item': files('news-item'),
    });
  });

  it('are missed where a page has no module', () => {
    expect(() => pageFiles(['news', 'news-item', 'faq'], groups)).toThrow("page 'faq' has no module");
  });

  it('tell of a page that nobody has declared', () => {
    expect(() => pageFiles(['news'], groups)).toThrow("does not declare the page 'news-item'");
  });
});

describe('the file of a chunk', () => {
  it.each([
    ['news-item-news-item-page-tsx', 'news-item.[contenthash:8].js'],
    ['social-feeds', 'social-feeds.[contenthash:8].js'],
    [undefined, '[name].[contenthash:8].js'],
  ])('%s is %s', (name, file) => {
    const data = { chunk: { name } } as Parameters<ReturnType<typeof chunkFilename>>[0];
    expect(chunkFilename('.[contenthash:8].js')(data)).toBe(file);
  });
});
