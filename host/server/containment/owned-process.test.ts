import { existsSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { containment, pageWith } from '../testing/containment.ts';
import { copyWithOwnedProcesses, owning } from '../testing/owned-process.ts';

vi.stubEnv('PREVIEW_SECRET', 'a secret in the environment of the host');
const dist = copyWithOwnedProcesses();
const { htmlAt, pageAt, releasesOf, renderer, reported, asked, close } = containment({ dist });
afterAll(async () => {
  await close();
  rmSync(dist, { recursive: true });
});

const production = releasesOf('mf-none', pageWith({}));
const goodPage = async () =>
  (await htmlAt('/good', production)).html.replaceAll(/"renderedAt":\d+|\d{13}/g, '');
let before = '';
beforeAll(async () => {
  await renderer.prepare(production);
  before = await goodPage();
});
beforeEach(() => {
  reported.length = 0;
  asked.length = 0;
});

let last = 0;
/** Releases with a remote that owns its process; each needs its own name. */
function releasesWith(first: string, attempt = '') {
  last += 1;
  return releasesOf(`mf-owner-${last}`, owning(first, attempt));
}

/** Ways in which the code of a release runs on the server. */
const modes = {
  production: async (first: string, attempt: string) => htmlAt('/x', releasesWith(first, attempt)),
  // A canary, too, is another set of releases than the one of most visitors.
  canary: async (first: string, attempt: string) => htmlAt('/x', releasesWith(first, attempt)),
  preview: async (first: string, attempt: string) =>
    htmlAt('/x', { ...releasesWith(first, attempt), preview: {} }),
};

const api = 'http://api.invalid/api/v1';
const environment = '../../../../../../../proc/self/environ';
const refused = expect.stringMatching(/^(null|".*not a server behind the portal"|".* is not for pages")$/);

it.each<[string, object]>([
  ['the environment of the host', { call: 'file', remote: null, file: environment }],
  ['a file beside the browser files', { call: 'file', remote: null, file: '../host.json' }],
  ['the code of the worker', { call: 'file', remote: null, file: '../server/worker.cjs' }],
  ['a file of the host that no page contains', { call: 'file', remote: null, file: 'toString' }],
  ['the environment, as a file of a remote', { call: 'file', remote: 'mf-good', file: environment }],
  ['server code by another path', { call: 'file', remote: 'mf-good', file: 'web/../server/remote.cjs' }],
  ['the file of an unknown remote', { call: 'file', remote: '__proto__', file: 'a.css' }],
  ['code of another release', { call: 'file', remote: 'mf-none', file: 'server/remote.cjs' }],
  ['code of no release', { call: 'file', remote: 'constructor', file: 'server/remote.cjs' }],
  ['another server', { call: 'data', url: 'http://169.254.169.254/latest' }],
  ['a file by its URL', { call: 'data', url: 'file:///etc/passwd' }],
  ['the metrics of the api', { call: 'data', url: `${api}/%2e%2e/%2e%2e/metrics` }],
  ['people', { call: 'data', url: `${api}/get-person-by-email?email=a@b.example` }],
  ['people, by another spelling', { call: 'data', url: `${api}//Get-Person%2dby-nif?nif=1` }],
  ['what needs a session', { call: 'data', url: `${api}/auth/profile` }],
])('a remote that owns its process does not get %s', async (_what, wanted) => {
  const attempt = `const got = await call(${JSON.stringify(wanted)}); return got?.message ?? got`;
  for (const render of Object.values(modes)) {
    const { html } = await render('', attempt);
    const got = /<p>got (.*?)\.<\/p>/.exec(html)?.[1]?.replaceAll('&quot;', '"');
    expect(got).toEqual(refused);
  }
  expect(asked.map(({ url }) => url).filter((url) => !/\/(home|settings)\b/.test(url))).toEqual([]);
});

it('a remote that owns its process gets only code and data that its pages have', async () => {
  const file = 'server/remote.cjs';
  const wanted = { call: 'file', remote: 'mf-good', file };
  const releases = releasesWith('', `return (await call(${JSON.stringify(wanted)})).length`);
  const { html } = await htmlAt('/x', releases);
  expect(html).toContain(`got ${(await releases.read('mf-good', file))?.length}.`);
});

it.each<[string, string]>([
  ['bytes', "sendBytes(Buffer.from('00000005ffffffffffffffffffffff', 'hex'))"],
  ['a frame without end', "sendBytes(Buffer.from('ffffffffffffffff', 'hex'))"],
  ['no JSON', "sendBytes(frame(Buffer.from('{'), Buffer.alloc(0)))"],
  ['no object', 'send(null)'],
  ['a message of Node', "send({ cmd: 'NODE_HANDLE_ACK' })"],
  ['an unknown call', "send({ kind: 'call', id: 1, call: { call: 'constructor' } })"],
  ['a call without arguments', "send({ kind: 'call', id: 1, call: { call: 'file' } })"],
  ['a result of another kind', "for (let id = 1; id < 9; id += 1) send({ kind: 'result', id, result: 1 })"],
])('a process that sends %s ends, and the host continues', async (_what, attack) => {
  for (const first of [attack, `setTimeout(() => { ${attack} }, 50)`]) {
    const releases = releasesWith(first, 'await new Promise(() => {})');
    expect((await pageAt('/x', releases)).shows).toBe('nothing');
  }
  expect(await goodPage()).toBe(before);
});

const script = '<script>stolen</script>';
const change = (result: string, html = "'<!doctype html><p>stolen</p>'") =>
  `forge((result, bytes) => [{ ...result, ${result} }, require('node:zlib').brotliCompressSync(${html})])`;

it.each<[string, string]>([
  [
    'allows a script of its own',
    change(`inline: { styles: [], scripts: ['sha256-${'A'.repeat(43)}='] }`, `'${script}'`),
  ],
  ['adds a header', change("madeFrom: 'a\\r\\nset-cookie: a=b'")],
  ['leads to a header', change("kind: 'redirect', status: 302, location: '/\\r\\nset-cookie: a=b'")],
  ['has a wrong status', change('status: 99')],
])('a forged result that %s is no page', async (_what, first) => {
  const releases = releasesWith(first);
  expect((await pageAt('/x', releases)).shows).toBe('nothing');
});

const forged = change("faulty: {}, complete: true, digest: 'x'.repeat(22)");

it('a canary that forges all results of its process changes no page of other visitors', async () => {
  const canary = releasesWith(forged);
  expect((await htmlAt('/x', canary)).html).toContain('stolen');
  for (const _time of [1, 2, 3]) expect(await goodPage()).toBe(before);
});

it('a preview that forges all results of its process changes no page of other visitors', async () => {
  const preview = { ...releasesWith(forged), preview: {} };
  const rendered = htmlAt('/x', preview);
  expect(await goodPage()).toBe(before);
  expect((await rendered).html).toContain('stolen');
  expect(await goodPage()).toBe(before);
});

it('a release that forges all results in its smoke test changes no page and no other smoke test', async () => {
  const hostile = releasesWith(forged);
  const check = ({ manifests: [manifest] }: typeof production) =>
    renderer.test(production, ({ run }) => run<'check'>({ kind: 'check', remote: manifest?.name ?? '' }));
  const [{ name = '' } = {}] = hostile.manifests;
  await renderer.test(hostile, ({ run }) => run<'check'>({ kind: 'check', remote: name }));
  expect(await check(production)).toBeNull();
  expect(await goodPage()).toBe(before);
});

it('a replaced release changes no page any more, whatever it did to its process', async () => {
  const first = releasesWith(forged);
  await renderer.prepare(first);
  expect((await htmlAt('/x', first)).html).toContain('stolen');
  await renderer.prepare(production);
  for (const _time of [1, 2, 3]) expect(await goodPage()).toBe(before);
});

it('a process that reads nothing, and calls without end, is no load for the host', async () => {
  const flood =
    "for (let i = 0; i < 5_000; i += 1) send({ kind: 'call', id: i, call: { call: 'file', remote: 'mf-good', file: 'server/remote.cjs' } })";
  const releases = releasesWith('', `${flood}; return 1`);
  await pageAt('/x', releases);
  expect(await goodPage()).toBe(before);
});

it('URLs that cost two processes are left to browsers, and after four of a path all of its URLs', async () => {
  const first = "const { process } = _owned; const { useLocation } = await shared('react-router-dom')";
  // As Node does when the heap is full.
  const render = 'if (useLocation().search) process.abort()';
  const releases = releasesOf('mf-aborts', pageWith({ first, render }));
  const shown = async (where: string, of = releases) => (await pageAt(where, of)).shows;
  for (const where of ['/x?1', '/x?2', '/x?3']) expect(await shown(where)).toBe('nothing');
  expect(reported.slice(0, 2)).toEqual([
    'a page process needs too much memory',
    'left to browsers for a while: mf-aborts /x: its process needs too much memory',
  ]);
  const before = reported.length;
  expect(await shown('/x?1')).toBe('nothing');
  expect(reported).toHaveLength(before);
  expect(await shown('/x')).toBe('the page');
  expect(await shown('/x?4')).toBe('nothing');
  expect(await shown('/x')).toBe('nothing');
  expect(await shown('/good')).toBe('the good page');
  expect(await shown('/x', { ...releases })).toBe('the page');
});

it('a process that cannot start is started again by the next page alone', async () => {
  const broken = copyWithOwnedProcesses('process.exit(1)');
  const workers = containment({ dist: broken });
  onTestFinished(async () => {
    await workers.close();
    rmSync(broken, { recursive: true });
  });
  expect((await workers.pageAt('/good', production)).shows).toBe('nothing');
  expect(workers.reported.filter((line) => line.startsWith('a page process'))).toHaveLength(1);
});

it('the process of a release that is not shown any more ends', async ({ skip }) => {
  // Only Linux lists processes there.
  skip(!existsSync('/proc'));
  const { html } = await htmlAt('/x', releasesWith('', 'return process.pid'));
  const [, pid] = /got (\d+)\./.exec(html) ?? [];
  expect(existsSync(`/proc/${pid}`)).toBe(true);
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
});
