import { expect, it } from 'vitest';
import { findBrowser, findHeadlessShell } from './find-browser.ts';

const installed =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

it.each([
  [
    'the one that CHROMIUM_PATH names',
    '/opt/my browser/chrome',
    ['/usr/bin/chromium', '/opt/my browser/chrome'],
    1,
  ],
  ['an installed one when CHROMIUM_PATH leads nowhere', '/gone', ['/usr/bin/google-chrome'], 0],
  ['an application of macOS', undefined, [mac], 0],
  ['nowhere on a machine without one', undefined, [], 0],
])('the browser of the tests is %s', (_case, CHROMIUM_PATH, paths, found) => {
  const env = { CHROMIUM_PATH, PATH: '/usr/local/bin:/usr/bin' };
  expect(findBrowser(env, installed(...paths))).toBe(paths[found]);
});

it('the browser without windows is an installed one, but not in place of the one that CHROMIUM_PATH names', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  expect(findHeadlessShell({ PATH: '/bin' }, installed('/usr/bin/chromium', shell))).toBe(shell);
  expect(findHeadlessShell({ PATH: '/bin' }, installed('/usr/bin/chromium'))).toBeUndefined();
  expect(findHeadlessShell({ CHROMIUM_PATH: '/usr/bin/chromium' }, installed(shell))).toBeUndefined();
});
