import { expect, it } from 'vitest';
import { findMissingChunks } from './foreign/find-references.ts';

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
