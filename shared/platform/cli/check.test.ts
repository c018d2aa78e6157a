import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import type { HostFacts } from '../contract/release-manifest.ts';
import { fakeRelease } from '../testing/fake-remote.ts';
import { foreignManifest, sharedModule } from '../testing/foreign-manifest.ts';
import { eventually, usePortalOfReleases } from '../testing/portal-of-releases.ts';
import { checkAgainst, checkContract } from './check.ts';

const { list, oneRemote, serve, shown, start, store, url } = usePortalOfReleases();

/** Saves the manifest of a release that is not deployed. */
async function save(name: string, manifest: Parameters<typeof fakeRelease>[2] = {}): Promise<string> {
  const file = store(`${name}.json`);
  await writeFile(file, JSON.stringify(fakeRelease(name, '2', manifest).manifest));
  return file;
}

it('reports what a running portal would do with a release, by what its host serves to everybody', async () => {
  const remote = await oneRemote();
  const fits = await save('mf-b');
  expect(await checkAgainst(`${url()}/`, [fits])).toEqual({
    lines: [expect.stringContaining(': fits')],
    broken: [],
  });

  const taken = await save('mf-c', {
    manifest: { paths: ['/mf-a'], shared: { vue: { range: '^3.0.0', names: [] } } },
  });
  const { lines, broken } = await checkAgainst(url(), [taken]);
  expect(broken).toEqual(['mf-c']);
  expect(lines.slice(1)).toEqual([
    '  it needs vue in the range ^3.0.0; the host provides none',
    expect.stringMatching(/^ {2}it claims \/mf-a, which mf-a \(.+\) owns$/),
  ]);

  const next = await save('mf-a');
  expect((await checkAgainst(url(), [next])).broken).toEqual([]);
  await list({ name: 'mf-a', url: remote.url, budget: { scripts: 0.1 } });
  await eventually(async () =>
    expect((await checkAgainst(url(), [next])).lines[1]).toContain('exceeds its budget for scripts'),
  );
});

it('names the document that a URL does not serve', async () => {
  await oneRemote();
  await expect(checkAgainst(`${url()}/elsewhere`, [await save('mf-b')])).rejects.toThrow(
    '/elsewhere/host.json',
  );
});

/** Returns the files of a stock build; Vite's entry is a module, that of Rspack and webpack a script. */
const stockBuild = (globalName: string, type: string, react?: string): Record<string, string> => ({
  'mf-manifest.json': JSON.stringify(
    foreignManifest({
      metaData: { globalName, remoteEntry: { path: '', name: 'remoteEntry.js', type } },
      shared: react ? [sharedModule('react', react)] : [],
    }),
  ),
  'remoteEntry.js': '',
  'routes.js': '',
  'routes.css': '',
  'later.js': '',
});

/** Saves a build that is not deployed. @returns the path of its manifest */
async function saveBuild(files: Record<string, string>): Promise<string> {
  const folder = temporaryFolder();
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content);
  return path.join(folder, 'mf-manifest.json');
}

it.each(['global', 'module'])('checks a stock remote whose entry is a %s', async (type) => {
  const mounted = await serve(stockBuild('eventos', type));
  await list({ name: 'mf-eventos', manifest: `${mounted.url}/mf-manifest.json`, paths: ['/eventos'] });
  await start();
  expect(await shown('/eventos')).not.toBeNull();
  // The registry names the remote otherwise than its build.
  expect(await checkAgainst(url(), [await saveBuild(stockBuild('eventos', type))])).toEqual({
    lines: [expect.stringMatching(/^mf-eventos \w+ \(mf-eventos\): fits$/)],
    broken: [],
  });
  expect(await checkAgainst(url(), [await saveBuild(stockBuild('eventos', type, '^18.2.0'))])).toEqual({
    lines: [
      expect.stringMatching(/^mf-eventos .+: would be refused$/),
      '  it needs react in the range ^18.2.0; the host provides none',
    ],
    broken: ['mf-eventos'],
  });
  const { 'later.js': _missing, ...incomplete } = stockBuild('eventos', type);
  expect(await checkAgainst(url(), [await saveBuild(incomplete)])).toEqual({
    lines: ['mf-eventos: would be refused', expect.stringContaining('loads later.js')],
    broken: ['mf-eventos'],
  });
  const other = await serve(stockBuild('oficinas', type));
  expect(await checkAgainst(url(), [`${other.url}/mf-manifest.json`])).toEqual({
    lines: [
      expect.stringMatching(/^oficinas .+: fits$/),
      'oficinas: the portal does not list it, so that its paths and slots are not checked',
    ],
    broken: [],
  });
});

const router = (...names: string[]) => ({ router: { range: '^7.1.0', names } });
const host: HostFacts = { contract: 1, shared: { router: { version: '7.2.0', names: ['Link'] } } };
const release = (name: string, over: object = {}) => ({
  name,
  version: '1',
  team: 'Equipe',
  contract: 1,
  paths: [`/${name}`],
  slots: {},
  shared: router('Link'),
  files: { 'web/a.js': { sha256: '', size: 2048 } },
  ...over,
});

describe('the check of the contract', () => {
  it('says who fits and who would break, and by what', () => {
    const shared = router('Link', 'useHref');
    expect(checkContract(host, [release('mf-a', { shared }), release('mf-b')])).toEqual({
      lines: [
        'mf-a 1 (Equipe): would be refused',
        '  it uses useHref of router, which the host does not provide',
        'mf-b 1 (Equipe): fits',
      ],
      broken: ['mf-a'],
    });
  });

  it('takes a release that asks in place of the one of its name', () => {
    const mounted = [release('mf-a', { contract: 2 })];
    expect(checkContract(host, mounted, [release('mf-a', { version: '2' })]).lines).toEqual([
      'mf-a 2 (Equipe): fits',
    ]);
  });

  it('applies the budgets of the registry', () => {
    const budgets = { 'mf-a': { scripts: 1 }, 'mf-b': { scripts: 2 } };
    expect(checkContract(host, [release('mf-a'), release('mf-b')], [], { budgets })).toEqual({
      lines: [
        'mf-a 1 (Equipe): would be refused',
        '  it exceeds its budget for scripts: 2 of 1 KiB; largest files: web/a.js (2 KiB)',
        'mf-b 1 (Equipe): fits',
      ],
      broken: ['mf-a'],
    });
  });

  it('mentions slots that no page mounts', () => {
    const slots = { news: { js: [], css: [] }, courses: { js: [], css: [] } };
    const releases = [release('mf-a', { slots, mounts: [] }), release('mf-b', { mounts: ['courses'] })];
    expect(checkContract(host, releases)).toEqual({
      lines: [
        'mf-a 1 (Equipe): fits',
        '  it fills the slot news, which no page mounts',
        'mf-b 1 (Equipe): fits',
      ],
      broken: [],
    });
  });

  it('leaves those that are there what they own', () => {
    const asking = release('mf-z', { paths: ['/mf-a'] });
    expect(checkContract(host, [release('mf-a')], [asking]).broken).toEqual(['mf-z']);
  });
});
