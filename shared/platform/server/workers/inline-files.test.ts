import { hash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createInlineFiles, inlineFile, withAbsoluteUrls } from './inline-files.ts';

it('inline text cannot end its element', () => {
  const file = inlineFile('a::after{content:"</style><!--<script>"}');
  expect(file.bytes.toString()).toBe(String.raw`a::after{content:"<\/style><!--<\script>"}`);
  expect(file.hash).toBe(`sha256-${hash('sha256', file.bytes, 'base64')}`);
});

it('requests each file of each remote once, and again if it was not available', async () => {
  const inlineFileAt = createInlineFiles();
  const ask = vi.fn(async (): Promise<string | null> => 'a{}');
  const owner = 'mf-a';
  expect((await inlineFileAt({ owner, file: 'a.css' }, ask))?.bytes.toString()).toBe('a{}');
  await inlineFileAt({ owner, file: 'a.css' }, ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await inlineFileAt({ owner: 'mf-b', file: 'a.css' }, ask);
  await inlineFileAt({ owner: null, file: 'a.css' }, ask);
  expect(ask).toHaveBeenCalledTimes(3);
  const lost = { owner, file: 'lost.css' };
  expect(await inlineFileAt(lost, async () => null)).toBeNull();
  expect(await inlineFileAt(lost, () => Promise.reject(new Error('gone')))).toBeNull();
  expect(await inlineFileAt(lost, ask)).not.toBeNull();
});

it.each([
  ['url(a.png)', 'url(/p/remotes/x/web/1/css/a.png)'],
  ['url( "../a.png" )', 'url("/p/remotes/x/web/1/a.png")'],
  ["url('./a b.svg#i')", "url('/p/remotes/x/web/1/css/a%20b.svg#i')"],
  ['url(/p/a.png)', 'url(/p/a.png)'],
  ['url("data:image/svg+xml,<svg/>")', 'url("data:image/svg+xml,<svg/>")'],
  ['url(https://a.example/a.png)', 'url(https://a.example/a.png)'],
  ['url(#filter)', 'url(#filter)'],
])('an inline style sheet contains %s as %s', (css, inline) => {
  expect(withAbsoluteUrls(`a{b:${css}}`, '/p/remotes/x/web/1/css/a.css')).toBe(`a{b:${inline}}`);
});
