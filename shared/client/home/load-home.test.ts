import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { aHome } from '@portal/tooling/testing/builders/home';
import { expect, it } from 'vitest';
import { condenseHome } from './load-home.ts';

const news = (id: number, emphasis = 0) =>
  aContent({ id, slug: `n${id}`, title: `Notícia ${id}`, descritive: '<p>…</p>', emphasis });

it('the home data that travels with every page holds eight open courses, without long texts, each with the class that begins first', () => {
  const classes = ['2026-05-02', null, '2026-03-01'].map((dataPeriodoExecucaoInicial, index) =>
    aClass({ planoDoCursoId: index, dataPeriodoExecucaoInicial }),
  );
  const courses = Array.from({ length: 30 }, (_, id) => aCourse({ id, enrollment_open: id % 2, classes }));
  const kept = condenseHome(aHome({ courses })).courses;
  expect(kept).toHaveLength(8);
  const brief = { enrollment_open: 1, goals: null, classes: [{ planoDoCursoId: 2 }] };
  for (const course of kept) expect(course).toMatchObject(brief);
});

it('the home data that travels with every page holds the first news, those with emphasis before the others, and menu entries by name', () => {
  const menu = { name: 'SENAC', children: [{ name: 'Estrutura', contents: [news(1)] }], contents: [news(2)] };
  const published = aPage({ contents: [news(1), news(2), news(3, 1), news(4), news(5), news(6)] });
  const [keptMenu, kept] = condenseHome(aHome({ pages: [menu, published] })).pages;
  expect(keptMenu).toEqual({ name: 'SENAC', children: [{ name: 'Estrutura', contents: [] }], contents: [] });
  expect(kept?.contents.map(({ id }) => id)).toEqual([3, 1]);
  expect(kept?.contents[0]?.descritive).toBeNull();
});
