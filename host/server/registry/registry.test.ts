import { writeFile } from 'node:fs/promises';
import { newReleaseKeys, signRelease } from '@portal/tooling/build/sign-release';
import { describe, expect, it } from 'vitest';
import { fakeRelease } from '../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../testing/portal-of-releases.ts';

const { registry, list, serve, get, shown, shows, heard, oneRemote } = usePortalOfReleases();

describe('the registry', () => {
  it('gains and loses remotes without a restart', async () => {
    const a = await oneRemote();
    const b = await serve(fakeRelease('mf-b', '1').files);
    await list({ name: 'mf-a', url: a.url }, { name: 'mf-b', url: b.url });
    await shows('1', '/mf-b');
    const page = await get('/mf-b');
    expect(page.headers.get('content-security-policy')).toContain('chunks-mf-b');
    await list({ name: 'mf-b', url: b.url });
    await shows(null, '/mf-a');
    // Open tabs go on.
    const { entry } = fakeRelease('mf-a', '1').manifest;
    expect((await get(`/remotes/mf-a/web/${entry}`)).status).toBe(200);
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
    await eventually(async () => expect((await get('/_status')).text).toContain('Assinatura exigida'));
    const second = fakeRelease('mf-a', '2');
    Object.assign(remote.files, second.files);
    await heard('unsigned (no signature)');
    remote.files['portal.json.sig'] = signRelease(Buffer.from('another'), privateKey);
    await heard('unsigned (not signed with this key)');
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
    await eventually(async () => expect([await at(29), await at(30)]).toEqual(['2', '1']));
    const page = await get('/mf-a');
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(cookie).toMatch(/^lancamento=\d+$/);
    // The same visitor sees the same from then on, and the browser hears of the same releases.
    const first = /of release (\d)</.exec(page.text)?.[1] ?? '';
    expect(await shown('/mf-a', { cookie })).toBe(first);
    const known = JSON.parse((await get('/registry.json', { cookie })).text);
    expect(known.remotes[0].version).toBe(first);
    await list(entry);
    await eventually(async () =>
      expect((await get('/mf-a')).headers.get('cache-control')).toContain('public'),
    );
    expect(await at(99)).toBe('2');
  });
});
