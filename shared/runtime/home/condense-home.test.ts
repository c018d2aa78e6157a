import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { aHome } from '@portal/tooling/testing/builders/home';
import { expect, it } from 'vitest';
import { condenseHome } from './condense-home.ts';

const news = (id: number, emphasis = 0) =>
  aContent({ id, slug: `n${id}`, title: `Notícia ${id}`, descritive: '<p>…</p>', emphasis });

it('the home data that travels with every page holds at most eight courses, all open, without their long texts', () => {
  const courses = Array.from({ length: 30 }, (_, id) => aCourse({ id, enrollment_open: id % 2 }));
  const kept = condenseHome(aHome({ courses })).courses;
  expect(kept).toHaveLength(8);
  expect(kept.every(({ enrollment_open, goals }) => enrollment_open === 1 && goals === null)).toBe(true);
});

it('the home data that travels with every page holds of each course the class that begins first', () => {
  const classes = ['2026-05-02', null, '2026-03-01'].map((dataPeriodoExecucaoInicial, index) =>
    aClass({ planoDoCursoId: index, dataPeriodoExecucaoInicial }),
  );
  const [kept] = condenseHome(aHome({ courses: [aCourse({ classes, enrollment_open: 1 })] })).courses;
  expect(kept?.classes.map(({ planoDoCursoId }) => planoDoCursoId)).toEqual([2]);
});

it('the home data that travels with every page holds the first news, those with emphasis before the others, without their bodies', () => {
  const pages = [aPage({ contents: [news(1), news(2), news(3, 1), news(4), news(5), news(6)] })];
  const [kept] = condenseHome(aHome({ pages })).pages;
  expect(kept?.contents.map(({ id }) => id)).toEqual([3, 1]);
  expect(kept?.contents[0]?.descritive).toBeNull();
});

it('the home data that travels with every page holds every menu entry, by name alone', () => {
  const pages = [
    { name: 'SENAC', children: [{ name: 'Estrutura', contents: [news(1)] }], contents: [news(2)] },
  ];
  expect(condenseHome(aHome({ pages })).pages).toEqual([
    { name: 'SENAC', children: [{ name: 'Estrutura', contents: [] }], contents: [] },
  ]);
});
