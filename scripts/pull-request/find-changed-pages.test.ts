import { expect, it } from 'vitest';
import { type ComparedRelease, findChangedPages } from './find-changed-pages.ts';

const release = (pages: ComparedRelease['pages'], contents: Record<string, string>): ComparedRelease => ({
  pages,
  files: new Map(Object.entries(contents).map(([name, content]) => [name, { size: 1, content }])),
});

const active = release(
  { '/': ['home.js'], '/a': ['a.js', 'kit.js'], '/b': ['b.js'], '/b/:id': ['c.js'] },
  { 'home.js': 'h', 'a.js': 'a', 'kit.js': '1', 'b.js': 'b', 'c.js': 'c' },
);
const own = release(
  {
    '/': ['home.js'],
    '/a': ['kit.js', 'a.js'],
    '/b': ['b.js', 'b.css'],
    '/b/:id': ['c.js'],
    '/new': ['n.js'],
  },
  { 'home.js': 'h', 'a.js': 'a', 'kit.js': '2', 'b.js': 'b', 'b.css': 's', 'c.js': 'C', 'n.js': 'n' },
);

it('changed pages have another file or another content, and paths without parameters', () => {
  expect(findChangedPages(active, own)).toEqual(['/a', '/b', '/new']);
  expect(findChangedPages(own, own)).toEqual([]);
});
