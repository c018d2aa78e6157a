import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { newReleaseKeys, signRelease } from '../../build/release-remote.ts';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../../testing/portal-of-releases.ts';
import { startKeeper, startPortal } from '../../testing/start-portal.ts';
import { createPreviewCookie, signPreview } from './preview-token.ts';

const { url, registry, store, list, serve, start, stop, get, shown, shows, heard } = usePortalOfReleases();

const key = 'a secret of all hosts, which is long';
const env = { PREVIEW_SECRET: key, HTML_CACHE_SECONDS: '3600' };
const until = () => new Date(Date.now() + 60_000).toISOString();
const link = (name = 'pr-42', use: 'link' | 'cookie' = 'link') =>
  signPreview(key, use, { name, until: Date.now() + 60_000 });
const open = (token: string, to = '/mf-a') =>
  get(`/_preview?${new URLSearchParams({ token, to })}`, { accept: 'text/html' });

/** Opens the link of a preview once its release is tested. @returns the headers of a visitor with its cookie */
async function openPreview(name = 'pr-42') {
  await eventually(async () => expect((await open(link(name))).status).toBe(303));
  const { headers } = await open(link(name));
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Starts a portal with release 1 of `mf-a` active, and another one in the preview `pr-42`. */
async function onePreview(release = fakeRelease('mf-a', 'next')) {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  const preview = await serve(release.files);
  const listing = { name: 'mf-a', url: remote.url };
  const listed = { ...listing, previews: { 'pr-42': { url: preview.url, until: until() } } };
  await list(listed);
  await start(env);
  await shows('1');
  return { remote, preview, listing, listed, release };
}

it('visitors with the link see the release of the preview, and no others do', async () => {
  const { release } = await onePreview();
  const visitor = await openPreview();
  const page = await get('/mf-a', visitor);
  expect(page.text).toContain('mf-a of release next<');
  expect(page.text).toContain('This is a preview: pr-42 of mf-a.');
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(page.headers.get('etag')).toBeNull();
  for (const each of ['/registry.json', '/page-files.json']) {
    const { text, headers } = await get(each, visitor);
    expect(text).toContain('"version":"next"');
    expect(headers.get('cache-control')).toContain('no-store');
    expect((await get(each)).text).not.toContain('next');
  }
  const file = `/remotes/mf-a/web/${release.manifest.entry}`;
  expect((await get(file, visitor)).text).toBe('/* entry next */');
  const forged = { cookie: `previa=${link()}` };
  for (const others of [{}, forged]) expect((await get(file, others)).status).toBe(404);
  const other = await get('/mf-a');
  expect(other.text).toContain('mf-a of release 1<');
  expect(other.text).not.toContain('preview');
  expect(other.headers.get('cache-control')).toContain('public');
});

it('a release that the preview key has signed is shown as a preview, and never becomes active', async () => {
  const { remote, preview, listed, release } = await onePreview();
  const [team, previews] = [newReleaseKeys(), newReleaseKeys()];
  await list({ ...listed, key: team.publicKey, previewKey: previews.publicKey });
  await heard('preview pr-42: mf-a: unsigned (no signature)');
  const signature = signRelease(Buffer.from(release.files['portal.json'] ?? ''), previews.privateKey);
  preview.files['portal.json.sig'] = signature;
  const visitor = await openPreview();
  await eventually(async () => expect(await shown('/mf-a', visitor)).toBe('next'));
  Object.assign(remote.files, release.files, { 'portal.json.sig': signature });
  await heard('unsigned (not signed with this key)');
  expect(await shown()).toBe('1');
});

it('the cookie of a preview is short-lived and only for the portal, and one click removes it', async () => {
  await onePreview();
  await openPreview();
  const { headers } = await open(link(), '/mf-a?a=1');
  expect(headers.get('location')).toBe('/portal/mf-a?a=1');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('set-cookie')).toMatch(
    /^previa=pr-42\.\w+\.[\w-]{43}; Path=\/portal; Max-Age=\d{1,2}; HttpOnly; SameSite=Lax; Secure$/,
  );
  const day = 86_400_000;
  const grant = { name: 'pr-42', until: 30 * day };
  const options = { key, basePath: '/portal', isSecure: true, now: 0 };
  expect(createPreviewCookie(grant, options)).toContain('; Max-Age=28800;');
});

it('the form that leaves a preview returns to its page without the cookie', async () => {
  await list();
  await start(env);
  for (const [page, location] of [
    [`${url()}/mf-a?a=1`, '/portal/mf-a?a=1'],
    [new URL('/outside', url()).href, '/portal/'],
    ['http://evil.example/portal/', '/portal/'],
  ] as const) {
    const response = await fetch(`${url()}/_preview/leave`, {
      method: 'POST',
      headers: { referer: page },
      body: new URLSearchParams(),
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(response.headers.get('set-cookie')).toMatch(/^previa=; Path=\/portal; Max-Age=0;/);
  }
});

it('without a secret no visitor sees a preview', async () => {
  await onePreview();
  const visitor = await openPreview();
  await start({ ...env, PREVIEW_SECRET: undefined as never });
  await shows('1');
  expect(await shown('/mf-a', visitor)).toBe('1');
  expect((await open(link())).headers.get('set-cookie')).toBeNull();
});

it('a preview follows its server, survives a restart without it, and leaves the disk at its end', async () => {
  const { preview, listed, listing } = await onePreview();
  const visitor = await openPreview();
  Object.assign(preview.files, fakeRelease('mf-a', 'later').files);
  await eventually(async () => expect(await shown('/mf-a', visitor)).toBe('later'));
  await stop();
  await preview.stop();
  await start(env);
  await eventually(async () => expect(await shown('/mf-a', visitor)).toBe('later'));
  await list({ ...listed, previews: { 'pr-42': { url: preview.url, until: new Date().toISOString() } } });
  await eventually(async () => expect(await shown('/mf-a', visitor)).toBe('1'));
  const { sha256 } = Object.values(fakeRelease('mf-a', 'later').manifest.files)[0] ?? {};
  await eventually(async () => expect(await readdir(store('objects'))).not.toContain(sha256));
  expect(await readdir(store('remotes'))).not.toContain('mf-a.pr-42.json');
  expect((await open(link())).status).toBe(404);
  await list(listing);
  expect(await shown('/mf-a', visitor)).toBe('1');
});

it('a preview cannot claim the version of another release', async () => {
  await onePreview(fakeRelease('mf-a', '1', { first: '// other code' }));
  await heard('preview pr-42: mf-a: reused (has the version 1 of a stored release, but other content)');
  expect((await open(link())).status).toBe(503);
});

it('a preview changes no hashed file that browsers may have cached', async () => {
  const { manifest, files } = fakeRelease('mf-a', '1');
  const file = `web/${manifest.entry}`;
  await onePreview(fakeRelease('mf-a', 'next', { files: { [file]: 'other code' } }));
  await heard(`preview pr-42: mf-a: changed (changes the content of ${file}`);
  expect((await get(`/remotes/mf-a/${file}`)).text).toBe(files[file]);
});

it('caches hold no file of a preview under a name that a later release may have', async () => {
  const { preview, remote, release } = await onePreview();
  const visitor = await openPreview();
  const file = `/remotes/mf-a/web/${release.manifest.entry}`;
  expect((await get(file, visitor)).headers.get('cache-control')).toBe('private, max-age=60');
  const content = '/* of the later release */';
  const files = { [`web/${release.manifest.entry}`]: content };
  await preview.stop();
  Object.assign(remote.files, fakeRelease('mf-a', 'later', { files }).files);
  await shows('later');
  const { text, headers } = await get(file);
  expect([text, headers.get('cache-control')]).toEqual([content, expect.stringContaining('immutable')]);
});

it('hosts of a keeper show its previews, each with the same secret', async () => {
  const { listed } = await onePreview();
  const keeper = await startKeeper({ REGISTRY: registry(), RELEASES_DIR: store('keeper') });
  await stop();
  await start({ ...env, KEEPER_URL: keeper.url, REGISTRY: 'none.json', RELEASES_DIR: store('first') });
  const second = await startPortal(
    { ...env, KEEPER_URL: keeper.url, REGISTRY: 'none.json', RELEASES_DIR: store('second') },
    null,
  );
  const visitor = await openPreview();
  await eventually(async () => expect((await second.get('/mf-a', visitor)).text).toContain('release next<'));
  expect((await second.get('/mf-a')).text).toContain('release 1<');
  await list({ name: listed.name, url: listed.url });
  await eventually(async () => expect(await shown('/mf-a', visitor)).toBe('1'));
});
