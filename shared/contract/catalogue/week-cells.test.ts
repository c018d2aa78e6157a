import { expect, it } from 'vitest';
import { readWeek, weekCells, weekText } from './week-cells.ts';

it.each([
  ['sab-manha.seg-noite', ['seg-noite', 'sab-manha']],
  ['SEG-NOITE.seg-noite', ['seg-noite']],
  ['seg-noite,ter-noite', []],
  ['seg.noite.seg-madrugada', []],
  ['', []],
])('%j names the cells %j', (text, cells) => {
  expect(readWeek(text)).toEqual(cells);
});

it.each([
  ['seg-noite.ter-noite.qua-noite.sab-manha', 'sáb de manhã; seg, ter e qua à noite'],
  ['dom-tarde', 'dom à tarde'],
  [weekCells.filter((cell) => cell.endsWith('noite')).join('.'), 'todos os dias à noite'],
  ['', ''],
])('%s reads %j', (text, words) => {
  expect(weekText(readWeek(text))).toBe(words);
});
