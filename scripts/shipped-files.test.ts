import { expect, it } from 'vitest';
import { newerSyntax } from './shipped-files.ts';

it.each([
  ['class A { #x = 1; static y = 2; has(o) { return #x in o } }'],
  ['const a = b?.c ?? d; a ||= 1n; const { e, ...f } = a;'],
  ['/(?<year>\\d{4})\\p{L}/du.exec(text)'],
  ['/\\(?<=/.test(text)'],
  ['new RegExp(`(?<name>a)`)'],
])('%s parses everywhere', (source) => {
  expect(newerSyntax(source, 'script')).toEqual([]);
});

it.each([
  ['text.replace(/(?<!\\p{L})x/gu, "")', 'look-behind'],
  ['new RegExp("(?<=a)" + "b")', 'look-behind'],
  ['RegExp(`(?<!a)`)', 'look-behind'],
  ['class A { static { start() } }', 'static block'],
  ['/[\\p{L}--[a-z]]/v', 'Invalid regular expression flag'],
  ['/(?i:a)b/', 'Invalid regular expression'],
  ['/(?<a>x)|(?<a>y)/', 'Invalid regular expression: '],
  ['{ using file = open() }', 'Unexpected token'],
  ['import data from "./a.json" with { type: "json" }', 'Unexpected token'],
])('%s does not: %s', (source, problem) => {
  const type = source.startsWith('import') ? 'module' : 'script';
  expect(newerSyntax(source, type)).toEqual([expect.stringMatching(`^${problem}`)]);
});
