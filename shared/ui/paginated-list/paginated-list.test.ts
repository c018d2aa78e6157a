import { expect, it } from 'vitest';
import { pageWindow, paginate } from './paginated-list.tsx';

const list = (length: number) => Array.from({ length }, (_, index) => index);

it.each([
  [0, null, { shown: 0, page: 1, pages: 1 }],
  [60, '2', { shown: 60, page: 1, pages: 1 }],
  [61, null, { shown: 60, page: 1, pages: 2 }],
  [61, '2', { shown: 1, page: 2, pages: 2 }],
  [5_000, '99999999999999999999', { shown: 20, page: 84, pages: 84 }],
  [5_000, '-1', { shown: 60, page: 1, pages: 84 }],
  [5_000, 'dois', { shown: 60, page: 1, pages: 84 }],
])('of %s items page %j', (length, asked, expected) => {
  const { shown, ...rest } = paginate(list(length), asked);
  expect({ shown: shown.length, ...rest }).toEqual(expected);
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %s of %s offers %j', (page, pages, offered) => {
  expect(pageWindow(page, pages)).toEqual(offered);
});
