import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { locateFrames } from './locate-frame.ts';

/** Line 2 of the script is line 5 of the page; line 3 is line 2 of a shared package. */
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://mf-a/./src/pages/page.tsx', 'webpack://mf-a/../shared/ui/list.tsx?x'],
  mappings: ';AAIA;ACHA',
});

async function ask(url: string) {
  const sent: string[] = [];
  const respond = locateFrames('/portal/remotes/mf-a/web/', async (name) => {
    if (name !== 'page.js.map') throw new Error('no such file');
    return map;
  });
  const response = { setHeader() {}, end: (text: string) => sent.push(text) };
  await respond({ url } as IncomingMessage, response as unknown as ServerResponse, () => {});
  return sent[0] === undefined ? 'passed on' : JSON.parse(sent[0]);
}

it.each([
  ['web/page.js?frame=2:7', { file: 'mf-a/src/pages/page.tsx', line: 5 }],
  ['web/page.js?frame=3:1', { file: 'shared/ui/list.tsx', line: 2 }],
  ['web/other.js?frame=2:1', null],
  ['web/page.js', 'passed on'],
  ['assets/page.js?frame=2:7', 'passed on'],
])('%s is located at %j', async (path, expected) => {
  expect(await ask(`/portal/remotes/mf-a/${path}`)).toEqual(expected);
});
