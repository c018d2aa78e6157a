import { describe, expect, it } from 'vitest';
import { findBrowser, findHeadlessShell } from './find-browser.ts';

const installed =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    const env = { CHROMIUM_PATH: '/opt/my browser/chrome', PATH: '/usr/bin' };

    expect(findBrowser(env, installed('/opt/my browser/chrome', '/usr/bin/chromium'))).toBe(
      '/opt/my browser/chrome',
    );
  });

  it('is an installed one when CHROMIUM_PATH leads nowhere', () => {
    const env = { CHROMIUM_PATH: '/gone', PATH: '/usr/local/bin:/usr/bin' };

    expect(findBrowser(env, installed('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
  });

  it('may be an application of macOS', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

    expect(findBrowser({ PATH: '/bin' }, installed(chrome))).toBe(chrome);
  });

  it('is nowhere on a machine without one', () => {
    expect(findBrowser({}, installed())).toBeUndefined();
  });
});

describe('the browser without windows', () => {
  const shell = '/usr/bin/chromium-headless-shell';

  it('is an installed one', () => {
    expect(findHeadlessShell({ PATH: '/bin' }, installed('/usr/bin/chromium', shell))).toBe(shell);
    expect(findHeadlessShell({ PATH: '/bin' }, installed('/usr/bin/chromium'))).toBeUndefined();
  });

  it('does not take the place of the browser that CHROMIUM_PATH names', () => {
    expect(findHeadlessShell({ CHROMIUM_PATH: '/usr/bin/chromium' }, installed(shell))).toBeUndefined();
  });
});
