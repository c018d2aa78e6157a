import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fakeRelease } from '../testing/fake-remote.ts';
import { usePortalOfReleases } from '../testing/portal-of-releases.ts';

const { registry, store, list, serve, start, shows } = usePortalOfReleases();
const command = path.join(import.meta.dirname, 'portal.ts');

async function run(...given: string[]): Promise<{ code: number; out: string }> {
  const env = { ...process.env, REGISTRY: registry(), RELEASES_DIR: store() };
  const child = spawn(process.execPath, [command, 'releases', ...given], { env });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += chunk));
  const [code] = await once(child, 'close');
  return { code, out };
}

it('without the host’s folder of releases, says which variable to set', async () => {
  await list({ name: 'mf-a' });
  for (const given of [['list'], ['promote', 'mf-a', '--reason', 'x']]) {
    const { code, out } = await run(...given);
    expect(code).toBe(1);
    expect(out).toMatch(/contains no releases: set DATA_DIR \(or RELEASES_DIR\)/);
  }
});

it('the command rolls a release back, including cached pages, logs the reason, and rejects invalid edits', async () => {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  await list({ name: 'mf-a', url: remote.url });
  await start({ HTML_CACHE_SECONDS: '3600' });
  await shows('1');
  Object.assign(remote.files, fakeRelease('mf-a', '2').files);
  await shows('2');
  expect(await run('rollback', 'mf-a', '--reason', 'Erro na lista')).toMatchObject({ code: 0 });
  await shows('1');
  const audit = JSON.parse(await readFile(store('audit.jsonl'), 'utf8'));
  expect(audit).toMatchObject({
    kind: 'rollback',
    remote: 'mf-a',
    reason: 'Erro na lista',
    to: { pin: '1' },
  });
  expect(JSON.parse(await readFile(registry(), 'utf8'))).toEqual([
    { name: 'mf-a', url: remote.url, pin: '1' },
  ]);
  expect((await run('list')).out).toMatch(/ 2 {2}\S+ {2}taken back\n {2}1 {2}\S+ {2}in force, pinned\n/);
  const before = await readFile(registry(), 'utf8');
  for (const given of [
    ['rollback', 'mf-a', '--reason', ' '],
    ['canary', 'mf-a', '2', '101', '--reason', 'x'],
    ['pin', 'mf-a', '9', '--reason', 'x'],
  ])
    expect((await run(...given)).code, given.join(' ')).toBe(1);
  expect(await readFile(registry(), 'utf8')).toBe(before);
  await expect(access(`${registry()}.lock`)).rejects.toThrow();
});
