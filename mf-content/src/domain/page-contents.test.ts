import { page } from '@portal/shared/contract/pages';
import * as z from '@portal/shared/schema';
import { expect, it } from 'vitest';
import { pageNamed } from './page-contents.ts';

const content = { id: 1, slug: 'a', title: 'A' };
const pages = [
  z.parse(page, { name: 'SENAC', children: [{ name: 'Conselho Regional', contents: [content] }] }),
  z.parse(page, { name: 'Notícias', contents: [content] }),
];

it.each(['Notícias', 'noticias', 'conselho regional'])('finds %s among pages and sub-pages', (name) => {
  expect(pageNamed(pages, name)).toMatchObject({ kind: 'found', contents: [{ slug: 'a' }] });
});

it('says so when no page has the name', () => {
  expect(pageNamed(pages, 'Nada')).toEqual({ kind: 'missing' });
});
