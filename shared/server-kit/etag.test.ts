import { expect, it } from 'vitest';
import { isNotModified, weakEtag } from './etag.ts';

it.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
])('a client with %s has the content: %s', (header, known) => {
  expect(isNotModified(weakEtag('a'), header)).toBe(known);
});
