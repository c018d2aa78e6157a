import { expect, it, vi } from 'vitest';
import { createParseCache } from './parse-cache.ts';

const [home, schedule] = [{ path: '/home' }, { path: '/schedule' }];

it('the parse cache parses each text of an endpoint once', () => {
  const reading = createParseCache();
  const read = vi.fn(() => ({ data: 1 }));
  const first = reading(home, '{"data":1}', read);
  expect(reading(home, '{"data":1}', read)).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  expect(reading(home, '{"data":2}', () => ({ data: 2 }))).toEqual({ data: 2 });
  expect(reading(schedule, '{"data":1}', () => ({ data: 'other' }))).toEqual({ data: 'other' });
  expect(reading(home, '{"data":1}', read)).toBe(first);
});

it('the parse cache lets no page change shared results', () => {
  const { data } = createParseCache()(home, 'x', () => ({ data: { list: [{ name: 'a' }] } }));
  expect(() => data.list.push({ name: 'b' })).toThrow(TypeError);
  expect(() => Object.assign(data.list[0] ?? {}, { name: 'b' })).toThrow(TypeError);
});
