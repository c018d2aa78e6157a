import { describe, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

const read = (text: string) => readRows(Buffer.from(text));

describe('rows', () => {
  it.each([
    ['commas', 'a,b\n1,"2, três"\n'],
    ['semicolons and a byte order mark', '\ufeffa;b\r\n1;2, três\r\n'],
    ['empty lines and spaces in the heading', ' a , b \n\n1,"2, três"\n\n'],
    ['a line with the delimiter', 'sep=;\r\na;b\r\n1;2, três\r\n'],
    ['empty rows and columns at the ends', 'a;b;;\r\n1;2, três;;\r\n;;;\r\n;;;\r\n'],
    ['JSON', '[{"a": 1, "b": "2, três"}]'],
    ['JSON and a byte order mark', '\ufeff[{"a": 1, "b": "2, três"}]'],
  ])('are read with %s', (_, text) => {
    expect(read(text).map(({ cells }) => cells)).toEqual([{ a: '1', b: '2, três' }]);
  });

  it('keep what stands within quotes as it is', () => {
    const [row] = read('a,b\n" 1; ","diz ""olá"""\n');
    expect(row?.cells).toEqual({ a: ' 1; ', b: 'diz "olá"' });
  });

  it('cannot be read as Windows writes letters by itself', () => {
    expect(() => readRows(Buffer.from('a\nInscrições\n', 'latin1'))).toThrow('The file is not in UTF-8.');
  });

  it('know the line of the file they end on', () => {
    expect(read('a,b\n"1\n1",2\n3,4\n')).toEqual([
      { line: 3, cells: { a: '1\n1', b: '2' } },
      { line: 4, cells: { a: '3', b: '4' } },
    ]);
  });

  it('take numbers, lists and null of JSON for what a cell would say', () => {
    expect(read('[{ "a": 1500.5, "b": ["x", "y"], "c": null }]')).toEqual([
      { line: 1, cells: { a: '1500.50', b: 'x|y', c: '' } },
    ]);
  });

  it.each([
    ['a,b\n1\n', /not CSV: line 2 has 1 cells for 2 columns/],
    ['sep=;\na;b;\n1;2;;4\n', /not CSV: line 3 has 4 cells for 2 columns/],
    ['a,b\n"1,2\n', /not CSV/],
    ['[{"a": }]', /not JSON/],
    ['[{"a": {"b": 1}}]', /not a list of objects/],
    ['[1]', /not a list of objects/],
  ])('of %j cannot be read', (text, why) => {
    expect(() => read(text)).toThrow(why);
  });
});
