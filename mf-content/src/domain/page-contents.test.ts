import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { expect, it } from 'vitest';
import { pageNamed } from './page-contents.ts';

const contents = [aContent({ slug: 'a' })];
const pages = [
  aPage({ name: 'SENAC', children: [{ name: 'Conselho Regional', contents }] }),
  aPage({ name: 'notícias' }),
  aPage({ contents }),
];

it.each([
  ['noticias', 'Notícias', contents],
  ['conselho regional', 'Conselho Regional', contents],
  ['senac', 'SENAC', []],
])('%s is the page %s, that with contents first', (asked, name, held) => {
  expect(pageNamed(pages, asked)).toEqual({ kind: 'found', name, contents: held });
});

it('reports that no page has the name', () => {
  expect(pageNamed(pages, 'Nada')).toEqual({ kind: 'missing' });
});
