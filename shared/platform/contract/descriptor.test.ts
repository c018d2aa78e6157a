import { expect, it } from 'vitest';
import { defineRemote, type PageList } from './descriptor.ts';

const remote = (pages: PageList) => defineRemote({ name: 'mf-a', team: 'Equipe', pages, slots: ['a'] });

it.each([
  ['name', { name: 'home', path: '/other' }, "'home'"],
  ['path of an old address', { path: '/', redirectTo: '/home' }, "'/'"],
])('the description of a remote rejects a %s that is taken', (_what, second, named) => {
  expect(() => remote([{ name: 'home', path: '/' }, second])).toThrow(`${named} is declared twice`);
});
