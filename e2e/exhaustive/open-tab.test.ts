import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { builtRelease } from '../support/built-release.ts';
import { startFolderServer } from '../support/folder-server.ts';
import { examplesOf } from '../support/pages.ts';
import { expect, test, visit } from '../support/portal.ts';

const MONTH_MS = 30 * 86_400_000;

const titled = (to: string) => ({
  file: 'src/pages/programme/programme.page.tsx',
  from: 'title={programmes.psg}',
  to: `title="${to}"`,
});

const readVersion = async (dist: string): Promise<string> =>
  JSON.parse(await readFile(path.join(dist, 'portal.json'), 'utf8')).version;

/** Backdates every file in a folder by a month. */
async function backdate(folder: string): Promise<void> {
  const then = new Date(Date.now() - MONTH_MS);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), then, then);
}

test('a tab of the first of three releases still visits every page', async ({
  page,
  portal,
  anotherHost,
  atEnd,
}) => {
  const first = path.resolve(import.meta.dirname, '../../mf-psg/dist');
  const later = await Promise.all([
    builtRelease('mf-psg', titled('Gratuidade, segunda edição')),
    builtRelease('mf-psg', titled('Gratuidade, terceira edição')),
  ]);
  const releases = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  for (const folder of [releases, ...later.map((dist) => path.resolve(dist, '../..'))])
    atEnd(() => rm(folder, { recursive: true, force: true }));
  const remote = await startFolderServer(first);
  atEnd(remote.stop);
  const host = await anotherHost({ MF_PSG_URL: remote.url, RELEASES_DIR: releases });

  const examples = await examplesOf(page, portal);
  await visit(page, host.url);
  for (const dist of later) {
    remote.folder = dist;
    await expect
      .poll(async () => (await page.request.get(`${host.url}registry.json`)).text())
      .toContain(`"version":"${await readVersion(dist)}"`);
  }
  await backdate(releases);
  await remote.stop();

  const manifest = JSON.parse(await readFile(path.join(first, 'portal.json'), 'utf8'));
  const answers: { file: string; status: number }[] = [];
  page.on('response', (response) => {
    const [, file] = response.url().split('/remotes/mf-psg/');
    if (file) answers.push({ file, status: response.status() });
  });
  for (const pattern of manifest.paths as string[]) {
    await page.evaluate((to) => window.__portal.router.navigate(to), examples.get(pattern) ?? pattern);
    await expect(page.getByRole('heading', { level: 1 }), pattern).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' }), pattern).toBeHidden();
    if (pattern === '/psg')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programa Senac de Gratuidade');
  }
  expect(answers.length).toBeGreaterThan(manifest.paths.length);
  expect(answers.filter(({ file, status }) => status !== 200 || !(file in manifest.files))).toEqual([]);

  await visit(page, `${host.url}psg`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gratuidade, terceira edição');
});
