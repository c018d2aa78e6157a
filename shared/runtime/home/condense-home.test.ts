import { home } from '@portal/shared/contract/home';
import * as z from '@portal/shared/schema';
import { describe, expect, it } from 'vitest';
import { condenseHome } from './condense-home.ts';

const read = (value: object) => condenseHome(z.parse(home, value));
const news = (id: number, emphasis = 0) => ({
  id,
  slug: `n${id}`,
  title: `Notícia ${id}`,
  descritive: '<p>…</p>',
  emphasis,
});
const course = (id: number, enrollment_open: number) => ({
  id,
  title: `Curso ${id}`,
  enrollment_open,
  goals: '<p>…</p>',
});

describe('the home data that travels with every page', () => {
  it('holds at most eight courses, all open, without their long texts', () => {
    const courses = Array.from({ length: 30 }, (_, id) => course(id, id % 2));
    const kept = read({ courses }).courses;
    expect(kept).toHaveLength(8);
    expect(kept.every(({ enrollment_open, goals }) => enrollment_open === 1 && goals === null)).toBe(true);
  });

  it('holds the first news, those with emphasis before the others, without their bodies', () => {
    const pages = [{ name: 'Notícias', contents: [news(1), news(2), news(3, 1), news(4), news(5), news(6)] }];
    const [kept] = read({ pages }).pages;
    expect(kept?.contents.map(({ id }) => id)).toEqual([3, 1, 2, 4]);
    expect(kept?.contents[0]?.descritive).toBeNull();
  });

  it('holds every menu entry, by name alone', () => {
    const pages = [
      { name: 'SENAC', children: [{ name: 'Estrutura', contents: [news(1)] }], contents: [news(2)] },
    ];
    expect(read({ pages }).pages).toEqual([
      { name: 'SENAC', children: [{ name: 'Estrutura', contents: [] }], contents: [] },
    ]);
  });
});
