import { expect, it } from 'vitest';
import { findMissingChunks, findReferences, type Reference } from './find-references.ts';

const needed = (...files: string[]): Reference[] => files.map((file) => ({ file, kind: 'needed' }));
/** Lists the needed and absolute ones; every text of a needed one is possible too. */
const find = (file: string, text: string) =>
  findReferences(file, text).filter(({ kind }) => kind !== 'possible');

it.each<[string, string, string, Reference[]]>([
  ['webpack’s pictures', 'a/1.js', 'e.exports=n.p+"pictures/1a2b.png"', needed('pictures/1a2b.png')],
  ['Rspack’s pictures', '1.js', 'let y=n.p+`1a2b.svg`', needed('1a2b.svg')],
  [
    'Vite’s pictures',
    'assets/1.js',
    'const t=""+new URL("tower-D1.png",import.meta.url).href',
    needed('assets/tower-D1.png'),
  ],
  [
    'modules',
    'assets/1.js',
    'import{a}from"./a.js";export*from"../b.mjs";export{c}from"./c.js";import("./d.js")',
    needed('assets/a.js', 'b.mjs', 'assets/c.js', 'assets/d.js'),
  ],
  ['no packages', '1.js', 'import a from "react";import("lodash/map.js");const b=1;export{b}', []],
  ['no other texts', '1.js', 'const a="x";f("it says a.js");new URL(a);new Foo("a.js")', []],
  [
    'Vite’s pictures from the root',
    'assets/1.js',
    'const t="/assets/tower-D1.png"',
    [{ file: 'assets/tower-D1.png', kind: 'absolute' }],
  ],
  [
    'URLs in style sheets',
    'css/a.css',
    'a{b:url(1.png)}c{d:url("../2.woff2?v=1")}e{f:url(\'./3.svg#i\')}',
    needed('css/1.png', '2.woff2', 'css/3.svg'),
  ],
  ['no other URLs', 'a.css', 'a{b:url(data:image/png;base64,AA==)}c{d:url(https://x.example/1.png)}', []],
  ['nothing in pictures', 'a.svg', '<svg xmlns="http://x.example/a.js"/>', []],
])('finds %s', (_what, file, text, references) => {
  expect(find(file, text)).toEqual(references);
});

it('finds names that a script may combine later, such as Vite’s preloads', () => {
  const text = 'const d=["assets/hours-D1.js","assets/hours.css","./near.css"]';
  expect(findReferences('assets/1.js', text)).toEqual(
    ['assets/hours-D1.js', 'assets/hours.css', 'assets/near.css'].map((file) => ({ file, kind: 'possible' })),
  );
});

it('finds chunks of workers by their IDs', () => {
  const text = 'new Worker(new URL(n.p+n.u(818),n.b));n.u(a);n.e(12);f(13)';
  expect(findReferences('1.js', text)).toEqual([{ file: '818.js', kind: 'possible' }]);
});

it('reads scripts that are no modules', () => {
  expect(find('1.js', 'with(a){b=n.p+"1.png"}')).toEqual(needed('1.png'));
  expect(() => find('1.js', '<p>')).toThrow(SyntaxError);
});

const files = ['web/page.4143adbd.js', 'web/77.2a58c8da.js', 'web/page.cb4dabd1.css', 'web/remoteEntry.js'];

it.each<[string, string, string[]]>([
  [
    'own builds',
    'Z.u=e=>""+(({145:"page"})[e]||e)+"."+({145:"4143adbd",77:"2a58c8da"})[e]+".js",Z.k=e=>"page."+"cb4dabd1"+".css"',
    [],
  ],
  ['a chunk of another build', 'Z.u=e=>e+"."+({145:"4143adbd",77:"ffffffff"})[e]+".js"', ['ffffffff']],
  ['a style sheet of another build', 'Z.k=e=>`page.eeeeeeee.css`', ['page.eeeeeeee.css']],
  ['a renamed chunk', 'n.miniCssF=e=>(145===e?"list":e)+".css"', ['list']],
  ['names by ID', 'Z.u=function(e){return e+".js"}', []],
  ['IDs that are compared', 'Z.u=e=>"abc"===e?"77.2a58c8da.js":e+".js"', []],
  ['other members of these names', 'Z.u=e=>"text"+e', []],
  ['nothing', '/* entry */', []],
])('finds the chunks that are missing: %s', (_what, entry, missing) => {
  expect(findMissingChunks(entry, files)).toEqual(missing);
});
