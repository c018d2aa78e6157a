import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeRelease } from './testing/fake-remote.ts';
import { usePortalOfReleases } from './testing/portal-of-releases.ts';

const { registry, store, start, stop, shows, oneRemote } = usePortalOfReleases();

describe('the command', () => {
  const command = path.join(import.meta.dirname, 'releases-command.ts');

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
    await stop();
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
