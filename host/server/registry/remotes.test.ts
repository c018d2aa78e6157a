import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { newReleaseKeys, signRelease } from '@portal/tooling/build/sign-release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeRemote, fakeRelease, startFakeRemote } from '../testing/fake-remote.ts';
import { startPortal, type TestPortal } from '../testing/start-portal.ts';
import type { RemoteListing } from './remote-listing.ts';

let folder = '';
let portal: TestPortal | null = null;
let remotes: FakeRemote[] = [];
let said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-releases-'));
  said = [];
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(String(line)));
});
afterEach(async () => {
  await portal?.stop();
  await Promise.all(remotes.map((remote) => remote.stop()));
  portal = null;
  remotes = [];
  await rm(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const registry = () => path.join(folder, 'registry.json');
const store = (...below: string[]) => path.join(folder, 'releases', ...below);
const list = (...listings: RemoteListing[]) => writeFile(registry(), JSON.stringify(listings));

async function serve(files: Record<string, string>): Promise<FakeRemote> {
  const remote = await startFakeRemote(files);
  remotes.push(remote);
  return remote;
}

async function start(env: Record<string, string> = {}): Promise<TestPortal> {
  await portal?.stop();
  portal = await startPortal({ REGISTRY: registry(), RELEASES_DIR: store(), ...env });
  return portal;
}

/** Version of the release that a page shows, or null. */
async function shown(address = '/mf-a', headers: Record<string, string> = {}): Promise<string | null> {
  const { text } = (await portal?.get(address, headers)) ?? { text: '' };
  return /of release ([\w.-]+)</.exec(text)?.[1] ?? null;
}
const shows = (version: string | null, address?: string) =>
  vi.waitFor(async () => expect(await shown(address)).toBe(version), { timeout: 20_000, interval: 50 });
const heard = (text: string) =>
  vi.waitFor(() => expect(said.join('\n')).toContain(text), { timeout: 20_000, interval: 20 });

/** A remote with its first release in force. */
async function oneRemote(more: Partial<RemoteListing> = {}) {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  await list({ name: 'mf-a', url: remote.url, ...more });
  await start();
  expect(await shown()).toBe('1');
  return remote;
}

const flipped = (text: string): string => `${String.fromCharCode(text.charCodeAt(0) ^ 1)}${text.slice(1)}`;

describe('a release whose file is not the announced one', () => {
  it('is not in force, nor is any of it served, whichever file it is', async () => {
    const remote = await oneRemote();
    const known = fakeRelease('mf-a', '1').files;
    for (const index of Object.keys(fakeRelease('mf-a', '1').manifest.files).keys()) {
      const release = fakeRelease('mf-a', `2.${index}`);
      const names = Object.keys(release.manifest.files);
      const file = names[index] ?? '';
      Object.assign(remote.files, { ...release.files, [file]: flipped(release.files[file] ?? '') });
      // What the first release has is not asked for again, and no matter.
      if (file in known) {
        await shows(`2.${index}`);
        continue;
      }
      await heard(`${file} is not the announced file`);
      expect(await shown()).toBe('1');
      for (const each of names.filter((name) => name.startsWith('web/')))
        expect((await portal?.get(`/remotes/mf-a/${each}`))?.status).toBe(each in known ? 200 : 404);
      expect(await readdir(store('mf-a'))).not.toContain(`2.${index}`);
    }
    const mended = fakeRelease('mf-a', '3');
    Object.assign(remote.files, mended.files);
    await shows('3');
  });

  it('is not served where it was damaged on the disk, and fetched again at the next start', async () => {
    const first = fakeRelease('mf-a', '1');
    await oneRemote();
    for (const [file, content] of Object.entries(first.files)) {
      if (file !== 'portal.json') await writeFile(store('mf-a', '1', file), flipped(content));
    }
    for (const file of Object.keys(first.manifest.files).filter((name) => name.startsWith('web/')))
      expect((await portal?.get(`/remotes/mf-a/${file}`))?.status, file).toBe(404);
    await start();
    await shows('1');
    expect((await portal?.get(`/remotes/mf-a/web/${first.manifest.entry}`))?.text).toBe(
      first.files[`web/${first.manifest.entry}`],
    );
  });
});

describe('a host that starts anew', () => {
  it('serves what is stored though every remote and the registry’s server are away', async () => {
    const remote = await serve(fakeRelease('mf-a', '1').files);
    const registryServer = await serve({
      'registry.json': JSON.stringify([{ name: 'mf-a', url: remote.url }]),
    });
    const env = { REGISTRY: `${registryServer.url}/registry.json` };
    await start(env);
    const { manifest } = fakeRelease('mf-a', '1');
    await Promise.all([remote.stop(), registryServer.stop()]);
    remotes = [];
    await start(env);
    expect(await shown()).toBe('1');
    const style = manifest.pages.page?.css[0];
    expect((await portal?.get(`/remotes/mf-a/web/${style}`))?.status).toBe(200);
  });

  it('passes over what a crash has left, whichever step it came at', async () => {
    const remote = await oneRemote();
    await portal?.stop();
    portal = null;
    const second = fakeRelease('mf-a', '2');
    // Between the files: a draft. Before the manifest: a folder without one. Before the record: a release unheard of.
    await mkdir(store('mf-a', '.draft-x', 'web'), { recursive: true });
    await mkdir(store('mf-a', '9', 'server'), { recursive: true });
    await writeFile(store('mf-a', 'record.json.x.tmp'), '{');
    await rm(store('mf-a', 'record.json'));
    await start();
    expect(await shown()).toBe('1');
    expect((await readdir(store('mf-a'))).sort()).toEqual(['1', 'record.json']);
    Object.assign(remote.files, second.files);
    await shows('2');
  });
});

it('a remote’s server is asked for each file once, and for nothing that is stored already', async () => {
  const remote = await oneRemote();
  Object.assign(remote.files, fakeRelease('mf-a', '2').files);
  await shows('2');
  const files = remote.asked.filter((file) => file !== 'portal.json');
  expect(files).toHaveLength(new Set(files).size);
  expect(files.filter((file) => file.startsWith('web/common.'))).toHaveLength(1);
  await portal?.get(`/remotes/mf-a/web/${fakeRelease('mf-a', '2').manifest.entry}`);
  expect(remote.asked.filter((file) => file !== 'portal.json')).toHaveLength(files.length);
});

it('every page is of one release while ten come and go, and every file that it names is there', async () => {
  const remote = await oneRemote();
  const versions = Array.from({ length: 10 }, (_, index) => String(index + 1));
  const manifests = new Map(versions.map((version) => [version, fakeRelease('mf-a', version).manifest]));
  const seen = new Set<string>();
  let swapping = true;
  const visits = async () => {
    while (swapping) {
      const page = await portal?.get('/mf-a');
      expect(page?.status).toBe(200);
      const version = /of release (\d+)</.exec(page?.text ?? '')?.[1] ?? 'none';
      seen.add(version);
      const named = [...(page?.text.matchAll(/(?:href|src)="(\/senac-portal\/remotes[^"]+)"/g) ?? [])].map(
        ([, address = '']) => address,
      );
      const manifest = manifests.get(version);
      const own = [
        manifest?.entry,
        ...(manifest?.pages.page?.js ?? []),
        ...(manifest?.pages.page?.css ?? []),
      ];
      expect(named.map((address) => path.basename(address)).sort()).toEqual(own.sort());
      expect(page?.text).toContain(`"version":"${version}"`);
      for (const address of named)
        expect((await portal?.get(address.replace('/senac-portal', '')))?.status, address).toBe(200);
    }
  };
  const all = Promise.all([visits(), visits(), visits()]);
  for (const version of versions.slice(1)) {
    Object.assign(remote.files, fakeRelease('mf-a', version).files);
    await shows(version);
  }
  swapping = false;
  await all;
  expect(seen.size).toBeGreaterThan(5);
});

describe('a release that may not be mounted', () => {
  it.each([
    ['was built for another contract', { contract: 2 }],
    ['claims another team’s path', { paths: ['/mf-b', '/mf-a/:id'] }],
    ['claims another team’s path under another name', { paths: ['/mf-b', '/mf-a/:slug'] }],
    ['uses what the host lacks', { shared: { react: { version: 'x', web: ['nothing'], server: [] } } }],
  ])('%s: both remotes go on with what they had, and the status says why', async (_what, manifest) => {
    const a = await serve(fakeRelease('mf-a', '1', { manifest: { paths: ['/mf-a', '/mf-a/:id'] } }).files);
    const b = await serve(fakeRelease('mf-b', '1').files);
    await list({ name: 'mf-b', url: b.url }, { name: 'mf-a', url: a.url });
    await start();
    await shows('1', '/mf-b');
    Object.assign(b.files, fakeRelease('mf-b', '2', { manifest }).files);
    await vi.waitFor(
      async () => {
        const status = JSON.parse((await portal?.get('/_status?format=json'))?.text ?? '');
        expect(status.remotes[0].verdict).toMatchObject({ kind: 'refused', version: '2' });
        expect(status.remotes[0].current.version).toBe('1');
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(await shown('/mf-a')).toBe('1');
    expect(await shown('/mf-b')).toBe('1');
  });

  it.each([
    ['throws as it is evaluated', { first: "throw new Error('broken')" }],
    ['loops as it is evaluated', { first: 'for (;;) {}' }],
    ['throws as it is rendered', { render: "throw new Error('broken')" }],
  ])('%s: it fails its trial, and the one before stays', async (_what, code) => {
    const remote = await oneRemote();
    Object.assign(remote.files, fakeRelease('mf-a', '2', code).files);
    await heard('release 2 failed its trial');
    expect(await shown()).toBe('1');
    Object.assign(remote.files, fakeRelease('mf-a', '3').files);
    await shows('3');
  });

  it('throws in a page that the trial did not make: that page is whole, of the release before', async () => {
    const paths = ['/mf-a', '/mf-a/:id'];
    const remote = await serve(fakeRelease('mf-a', '1', { manifest: { paths } }).files);
    await list({ name: 'mf-a', url: remote.url });
    await start();
    const render = "if (path.includes(':')) throw new Error('broken')";
    const second = fakeRelease('mf-a', '2', { manifest: { paths }, render });
    Object.assign(remote.files, second.files);
    await shows('2');
    const page = await portal?.get('/mf-a/5');
    expect(page?.text).toContain('of release 1<');
    expect(page?.text).toContain('"version":"1"');
    expect(page?.text).not.toContain(second.manifest.entry);
  });
});

describe('the registry', () => {
  it('gains and loses remotes without a restart', async () => {
    const a = await oneRemote();
    const b = await serve(fakeRelease('mf-b', '1').files);
    await list({ name: 'mf-a', url: a.url }, { name: 'mf-b', url: b.url });
    await shows('1', '/mf-b');
    const page = await portal?.get('/mf-b');
    expect(page?.headers.get('content-security-policy')).toContain('chunks-mf-b');
    await list({ name: 'mf-b', url: b.url });
    await shows(null, '/mf-a');
    // Open tabs go on.
    const { entry } = fakeRelease('mf-a', '1').manifest;
    expect((await portal?.get(`/remotes/mf-a/web/${entry}`))?.status).toBe(200);
  });

  it('stays as it was where it cannot be read', async () => {
    await oneRemote();
    await writeFile(registry(), '[{"name":');
    await heard('the registry stays as it was');
    expect(await shown()).toBe('1');
  });

  it('with a key takes in what is signed with it, and nothing else', async () => {
    const { privateKey, publicKey } = newReleaseKeys();
    const remote = await oneRemote();
    await list({ name: 'mf-a', url: remote.url, key: publicKey });
    await vi.waitFor(
      async () => expect((await portal?.get('/_status'))?.text).toContain('Assinatura exigida'),
      { timeout: 20_000 },
    );
    const second = fakeRelease('mf-a', '2');
    Object.assign(remote.files, second.files);
    await heard('unsigned (no signature)');
    remote.files['portal.json.sig'] = signRelease(Buffer.from('another'), privateKey);
    await heard('unsigned');
    expect(await shown()).toBe('1');
    remote.files['portal.json.sig'] = signRelease(Buffer.from(second.files['portal.json'] ?? ''), privateKey);
    await shows('2');
  });

  it('gives a canary to those whose place is among the first', async () => {
    const remote = await oneRemote();
    const entry = { name: 'mf-a', url: remote.url };
    Object.assign(remote.files, fakeRelease('mf-a', '2').files);
    await shows('2');
    await list({ ...entry, pin: '1', canary: { version: '2', percent: 30 } });
    const at = (place: number) => shown('/mf-a', { cookie: `lancamento=${place}` });
    await vi.waitFor(async () => expect([await at(29), await at(30)]).toEqual(['2', '1']), {
      timeout: 20_000,
      interval: 50,
    });
    const page = await portal?.get('/mf-a');
    const cookie = page?.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(page?.headers.get('cache-control')).toBe('private, no-cache');
    expect(cookie).toMatch(/^lancamento=\d+$/);
    // The same visitor sees the same from then on, and the browser hears of the same releases.
    const first = /of release (\d)</.exec(page?.text ?? '')?.[1] ?? '';
    expect(await shown('/mf-a', { cookie })).toBe(first);
    const known = JSON.parse((await portal?.get('/registry.json', { cookie }))?.text ?? '');
    expect(known.remotes[0].version).toBe(first);
    await list(entry);
    await vi.waitFor(
      async () => expect((await portal?.get('/mf-a'))?.headers.get('cache-control')).toContain('public'),
      { timeout: 20_000 },
    );
    expect(await at(99)).toBe('2');
  });
});

describe('the command', () => {
  const command = path.join(import.meta.dirname, '../releases-command.ts');

  async function run(...given: string[]): Promise<{ code: number; out: string }> {
    const env = { ...process.env, REGISTRY: registry(), RELEASES_DIR: store() };
    const child = spawn(process.execPath, [command, ...given], { env });
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += chunk));
    const [code] = await once(child, 'close');
    return { code, out };
  }

  it('takes a release back within 10 s, with its kept pages, and writes down why', async () => {
    const remote = await oneRemote();
    Object.assign(remote.files, fakeRelease('mf-a', '2').files);
    await portal?.stop();
    // As it is deployed: looks every 2 s, pages kept for 10 s.
    await start({ REFRESH_MS: '2000', HTML_CACHE_SECONDS: '10' });
    await shows('2');
    const before = Date.now();
    expect(await run('rollback', 'mf-a', '--reason', 'Erro na lista')).toMatchObject({ code: 0 });
    await shows('1');
    expect(Date.now() - before).toBeLessThan(10_000);
    const audit = JSON.parse(await readFile(store('audit.jsonl'), 'utf8'));
    expect(audit).toMatchObject({
      kind: 'rollback',
      remote: 'mf-a',
      reason: 'Erro na lista',
      to: { pin: '1' },
    });
    expect((await run('list')).out).toMatch(/ 2 {2}\S+ {2}previous\n {2}1 {2}\S+ {2}in force, pinned\n/);
    expect(await run('promote', 'mf-a', '--reason', 'Corrigido')).toMatchObject({ code: 0 });
    await shows('2');
  });

  it('refuses what cannot be, and leaves the registry as it is', async () => {
    await oneRemote();
    const before = await readFile(registry(), 'utf8');
    for (const given of [
      ['pin', 'mf-a', '9', '--reason', 'x'],
      ['pin', 'mf-a', '1'],
      ['canary', 'mf-a', '1', '101', '--reason', 'x'],
      ['rollback', 'mf-z', '--reason', 'x'],
      ['rollback', 'mf-a', '--reason', ' '],
    ])
      expect((await run(...given)).code, given.join(' ')).toBe(1);
    expect(await readFile(registry(), 'utf8')).toBe(before);
    await expect(access(`${registry()}.lock`)).rejects.toThrow();
  });
});

it('the status tells strangers no address', async () => {
  const remote = await oneRemote();
  await remote.stop();
  remotes = [];
  await heard('unreachable');
  for (const answer of [
    await portal?.get('/_status?format=json'),
    await portal?.get('/_status', { accept: 'text/html' }),
  ]) {
    expect(answer?.status).toBe(200);
    expect(answer?.text).toContain('Equipe');
    expect(answer?.text).toContain('o servidor do remoto não responde');
    expect(answer?.text).not.toMatch(/127\.0\.0\.1|https?:|ECONN|\/tmp/);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  }
});
