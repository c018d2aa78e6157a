import { describe, expect, it } from 'vitest';
import { isNew } from './is-new.ts';

const now = Date.parse('2026-03-31T23:30:00-03:00');

describe('A 4: a document is new if published within 30 days', () => {
  it.each([
    ['2026-03-31', true],
    ['2026-03-01', true],
    ['2026-03-01T00:00:00', true],
    ['2026-02-28', false],
    ['2026-02-28 23:59:59', false],
    ['2026-04-01', false],
    ['', false],
    [null, false],
    ['em breve', false],
  ])('published %j: %s', (publishedAt, expected) => {
    expect(isNew(publishedAt, now)).toBe(expected);
  });

  it('counts the days of Belém, where 02:30 UTC is still the evening before', () => {
    expect(isNew('2026-03-01', Date.parse('2026-04-01T02:30:00Z'))).toBe(true);
    expect(isNew('2026-03-01', Date.parse('2026-04-01T03:00:00Z'))).toBe(false);
  });
});
