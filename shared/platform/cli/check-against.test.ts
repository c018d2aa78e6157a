import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fakeRelease } from '../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../testing/portal-of-releases.ts';
import { checkAgainst } from './check-against.ts';

const { list, oneRemote, store, url } = usePortalOfReleases();

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
