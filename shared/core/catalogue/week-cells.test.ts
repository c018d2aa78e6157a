import { expect, it } from 'vitest';
import { readWeek, weekCells, weekText, writeWeek } from './week-cells.ts';

it('a week has three parts on each of seven days, and survives the way through the address', () => {
  expect(new Set(weekCells).size).toBe(21);
  expect(readWeek(writeWeek(weekCells))).toEqual(weekCells);
});

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
