import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { expect, it } from 'vitest';
import { pageNamed } from './page-contents.ts';

const content = aContent({ slug: 'a' });
const pages = [
  aPage({ name: 'SENAC', children: [{ name: 'Conselho Regional', contents: [content] }] }),
  aPage({ contents: [content] }),
];

it.each(['Notícias', 'noticias', 'conselho regional'])('finds %s among pages and sub-pages', (name) => {
  expect(pageNamed(pages, name)).toMatchObject({ kind: 'found', contents: [{ slug: 'a' }] });
});

it('says so when no page has the name', () => {
  expect(pageNamed(pages, 'Nada')).toEqual({ kind: 'missing' });
});
