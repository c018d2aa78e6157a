import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { fakeRelease } from '../testing/fake-remote.ts';
import { foreignFiles, foreignManifest, sharedModule } from '../testing/foreign-manifest.ts';
import { eventually, usePortalOfReleases } from '../testing/portal-of-releases.ts';
import { checkAgainst } from './check.ts';

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

/** Returns the files of a stock build; Vite's entry is a module, that of Rspack and webpack a script. */
const stockBuild = (globalName: string, type: string, react?: string) =>
  foreignFiles(
    foreignManifest({
      metaData: { globalName, remoteEntry: { path: '', name: 'remoteEntry.js', type } },
      shared: react ? [sharedModule('react', react)] : [],
    }),
  );

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
      expect.stringMatching(/^mf-eventos .+: would be rejected$/),
      '  it needs react in the range ^18.2.0; the host provides none',
    ],
    broken: ['mf-eventos'],
  });
  const { 'later.js': _missing, ...incomplete } = stockBuild('eventos', type);
  expect(await checkAgainst(url(), [await saveBuild(incomplete)])).toEqual({
    lines: ['mf-eventos: would be rejected', expect.stringContaining('loads later.js')],
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
