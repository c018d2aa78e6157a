import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type DataResponse, eventually } from '@portal/platform/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { containment, pageWith } from '../testing/containment.ts';

const workers = containment();
afterAll(() => workers.close());
beforeEach(() => void workers.reported.splice(0));

/** Returns a remote whose page reports the result of an attempt: its value or its error. */
const trying = (attempt: string): string =>
  pageWith({
    first: `let got; const attempt = async () => { ${attempt} }`,
    loader: 'await attempt().then((value) => { got = value }, ({ message }) => { got = message }), null',
    render: "return createElement('p', null, 'got ' + got + '.')",
  });

/** Each attempt needs its own remote, because a release is evaluated once. */
let last = 0;

async function gotBy(attempt: string): Promise<string | undefined> {
  const { htmlAt, releasesOf } = workers;
  last += 1;
  const { html } = await htmlAt('/x', releasesOf(`mf-hostile-${last}`, trying(attempt)));
  return /<p>got (.*?)\.?<\/p>/.exec(html)?.[1]?.replaceAll('&#x27;', "'");
}

const api = 'http://api.invalid/api/v1';
const noFiles = 'node:fs is not for remotes';
const noCode = 'Code generation from strings disallowed for this context';
const notBehind = 'is not a server behind the portal';
const onlyRead = 'on the server, pages only read what anybody may read';

it.each([
  ['the environment', 'return typeof process', 'undefined'],
  ['files', "return require('node:fs').readFileSync('/etc/passwd')", expect.stringContaining(noFiles)],
  ['files by import', "return import('node:fs')", expect.stringContaining('import callback')],
  ['code made of text', "return Function('return 1')()", noCode],
  ['code made of text, by a constructor', "return (async () => {}).constructor('return 1')()", noCode],
  ['sockets', 'return [typeof WebSocket, typeof EventSource]', 'undefined,undefined'],
  [
    'channels to other threads',
    'return [typeof MessageChannel, typeof BroadcastChannel, typeof Worker]',
    'undefined,undefined,undefined',
  ],
  ['memory outside of the limits', 'return typeof WebAssembly', 'undefined'],
  ['another server', "return fetch('http://169.254.169.254/latest')", `http://169.254.169.254 ${notBehind}`],
  ['private parts of the api', `return fetch('${api}/../../metrics')`, `http://api.invalid ${notBehind}`],
  ['a change at the api', `return fetch('${api}/home', { method: 'POST' })`, onlyRead],
  [
    'the network of the others',
    'const theirs = fetch; try { globalThis.fetch = () => 1 } catch {} return fetch === theirs',
    'true',
  ],
  ['the window of the thread', 'try { globalThis.window = {} } catch {} return typeof window', 'undefined'],
  [
    'the query cache of the others',
    "const { QueryClient: { prototype } } = await shared('@tanstack/react-query'); const theirs = prototype.getQueryData;" +
      'try { prototype.getQueryData = () => 1 } catch {} return prototype.getQueryData === theirs',
    'true',
  ],
  [
    'the elements of the others',
    "const React = await shared('react'); try { React.createElement = () => 1 } catch {} return React.createElement === createElement",
    'true',
  ],
  [
    'the callers of its code',
    'Error.prepareStackTrace = (_, sites) => sites.filter((site) => !site.getFileName()?.startsWith("remote:")).map((site) => typeof site.getThis());' +
      "const seen = new Error().stack; delete Error.prepareStackTrace; return seen.includes('object')",
    'false',
  ],
])('a hostile remote does not get %s, and does not affect the others', async (_what, attempt, got) => {
  expect(await gotBy(attempt)).toEqual(got);
  const { pageAt, releasesOf, reported } = workers;
  expect(await pageAt('/good', releasesOf(`mf-hostile-${last}`, trying(attempt)))).toEqual({
    complete: true,
    shows: 'the good page',
  });
  expect(reported).toEqual([]);
});

it('a hostile remote reads only public data from the servers behind the portal, and controls only the path', async () => {
  const url = `${api}/agenda`;
  expect(await gotBy(`return (await fetch('${url}', { headers: { cookie: 'a=b' } })).status`)).toBe('200');
  expect(workers.asked).toContainEqual({ url });
});

it('a page whose process has exited is rendered once more, in a process of its own', async ({ skip }) => {
  // Only Linux lists processes there.
  skip(!existsSync('/proc'));
  const answered = Promise.withResolvers<DataResponse>();
  const before = new Set(pageProcesses());
  const { reported, asked, pageAt, releasesOf, close } = containment({ data: () => answered.promise });
  const releases = releasesOf('mf-x', pageWith({}));
  try {
    const page = pageAt('/x', releases);
    await eventually(() => expect(asked.length).toBeGreaterThan(0));
    const [own = 0] = pageProcesses().filter((each) => !before.has(each));
    process.kill(own, 'SIGKILL');
    await eventually(() => expect(reported).toEqual(['a page process has ended (SIGKILL)']));
    // Errors may contain values that cannot be serialised.
    answered.reject(new Error('late', { cause: () => {} }));
    expect(await page).toEqual({ complete: false, shows: 'the page' });
  } finally {
    await close();
  }
});

/** Returns the child processes of this process that render pages. */
const pageProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && isOwnPageProcess(pid))
    .map(Number);

function isOwnPageProcess(pid: string): boolean {
  try {
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return (
      Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('page-process')
    );
  } catch {
    // The process has ended meanwhile.
    return false;
  }
}
