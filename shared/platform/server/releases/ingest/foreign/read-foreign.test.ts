import { expect, it } from 'vitest';
import { foreignManifest } from '../../../../testing/foreign-manifest.ts';
import { eventually, usePortalOfReleases } from '../../../../testing/portal-of-releases.ts';

const { list, serve, start, get, shown, heard } = usePortalOfReleases();

type Changes = Parameters<typeof foreignManifest>[0];

const remoteFiles = (text: string, changes?: Changes): Record<string, string> => ({
  'mf-manifest.json': JSON.stringify(foreignManifest({ ...changes, metaData: { globalName: text } })),
  'remoteEntry.js': `/* entry ${text} */`,
  'routes.js': `/* routes ${text} */`,
  'later.js': '/* later */',
  'routes.css': '/* style */',
});

/** Starts a host with one remote, given by its registry entry. */
async function oneForeign(files: Record<string, string>) {
  const remote = await serve(files);
  await list({ name: 'eventos', manifest: `${remote.url}/mf-manifest.json`, paths: ['/eventos'] });
  await start();
  return remote;
}

const activeEntry = async (): Promise<string> =>
  JSON.parse((await get('/registry.json')).text).remotes[0].entry.replace('/portal', '');

it('the host serves the files of a plain Module Federation build below their version', async () => {
  const remote = await oneForeign(remoteFiles('one'));
  const version = (await shown('/eventos')) ?? '';
  expect(await activeEntry()).toBe(`/remotes/eventos/web/${version}/remoteEntry.js`);
  expect((await get(await activeEntry())).text).toBe('/* entry one */');
  const later = await get(`/remotes/eventos/web/${version}/later.js`, { 'accept-encoding': 'br' });
  expect(later.headers.get('content-encoding')).toBe('br');

  // Names without a hash: open tabs keep the previous release.
  const before = await activeEntry();
  Object.assign(remote.files, remoteFiles('two'));
  await eventually(async () => expect((await get(await activeEntry())).text).toBe('/* entry two */'));
  expect((await get(before)).text).toBe('/* entry one */');
});

it('an unchanged manifest causes no further requests', async () => {
  const remote = await oneForeign(remoteFiles('one'));
  remote.asked.length = 0;
  await eventually(() => expect(remote.asked.length).toBeGreaterThan(2));
  expect(new Set(remote.asked)).toEqual(new Set(['mf-manifest.json']));
});

it('a release with a missing file is not activated, and the log names the file', async () => {
  const remote = await oneForeign(remoteFiles('one'));
  const before = await shown('/eventos');
  const { 'later.js': _missing, ...rest } = remoteFiles('two');
  delete remote.files['later.js'];
  Object.assign(remote.files, rest);
  await heard('eventos: incomplete (later.js: answers 404)');
  expect(await shown('/eventos')).toBe(before);
});

it('a change of the registry entry creates another release, until it is reverted', async () => {
  const remote = await oneForeign(remoteFiles('one'));
  const before = await shown('/eventos');
  const manifest = `${remote.url}/mf-manifest.json`;
  await list({ name: 'eventos', manifest, paths: ['/eventos', '/eventos/:id'] });
  await eventually(async () => expect(await shown('/eventos/1')).not.toBeNull());
  await list({ name: 'eventos', manifest, paths: ['/eventos'] });
  await eventually(async () => expect(await shown('/eventos')).toBe(before));
});
