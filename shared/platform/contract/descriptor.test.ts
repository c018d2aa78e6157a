import { expect, it } from 'vitest';
import { defineRemote, type PageList } from './descriptor.ts';

const news = { name: 'news', path: '/noticias' };
const metadata = { title: 'Notícias', searchTerms: 'novidades', menuLink: { label: 'Notícias' } };
const remote = (pages: PageList) => defineRemote({ name: 'mf-a', team: 'Equipe', pages, slots: ['a'] });

it('the description of a remote contains its page list', () => {
  const home = { name: 'home', path: '/' };
  const login = { name: 'login', path: '/login' };
  const moved = { path: '/home', redirectTo: '/' };
  expect(
    remote([
      home,
      { ...news, search: ['busca', 'page'], canonical: ['page'], menu: 'comunicacao', ...metadata },
      { ...login, noindex: true },
      moved,
    ]),
  ).toEqual({
    name: 'mf-a',
    team: 'Equipe',
    pages: ['home', 'news', 'login'],
    pageNames: { '/': 'home', '/noticias': 'news', '/login': 'login' },
    routes: [home, news, login, moved],
    paths: ['/', '/noticias', '/login', '/home'],
    search: { '/noticias': ['busca', 'page'] },
    canonical: { '/noticias': ['page'] },
    indexed: ['/', '/noticias'],
    menu: { '/noticias': 'comunicacao' },
    metadata: { '/noticias': metadata },
    slots: ['a'],
  });
});

it.each([
  ['name', { name: 'home', path: '/other' }, "'home'"],
  ['path of an old address', { path: '/', redirectTo: '/home' }, "'/'"],
])('the description of a remote rejects a %s that is taken', (_what, second, named) => {
  expect(() => remote([{ name: 'home', path: '/' }, second])).toThrow(`${named} is declared twice`);
});
