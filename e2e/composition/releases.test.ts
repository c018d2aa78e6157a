import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, hydrated, test, visit } from '../support/portal.ts';
import { newerRelease } from '../support/release.ts';
import { startFaultProxy } from '../support/servers.ts';

const root = path.join(import.meta.dirname, '../..');

test('an open tab keeps its release when another becomes active', async ({ page, portal, anotherHost }) => {
  const proxy = portal.remotes['mf-courses'];
  const host = await anotherHost();
  await visit(page, host.url);
  const files = await newerRelease(proxy.url);
  proxy.fault = { kind: 'released', files };
  await expect(async () => {
    const known = await (await page.request.get(`${host.url}registry.json`)).text();
    expect(known).toContain('"version":"newer"');
  }).toPass();
  proxy.fault = { kind: 'down' };
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, file] = request.url().split('/remotes/mf-courses');
    if (file) asked.push(file);
  });
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, title] of [
    ['/cursos', 'Cursos'],
    ['/detalhes/1', 'Técnico em Administração'],
  ] as const) {
    await page.evaluate((to) => window.__portal.router.navigate(to), path);
    await expect(heading).toHaveText(title);
  }
  expect(asked.filter((file) => file in files)).toEqual([]);

  // New visits get the complete newer release, from the host alone.
  const answer = await page.request.get(`${host.url}cursos`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain(JSON.parse(files['/portal.json'] ?? '').entry);
  const named = [...html.matchAll(/(?:href|src)="(\/senac-portal\/remotes\/[^"]+)"/g)].map(
    ([, each]) => each ?? '',
  );
  expect(named.length).toBeGreaterThan(2);
  for (const address of named)
    expect((await page.request.get(new URL(address, host.url).href)).status(), address).toBe(200);
});

test('visitors with the link of a preview see its release until they leave it', async ({
  page,
  portal,
  anotherHost,
  atEnd,
}, info) => {
  const preview = await startFaultProxy(portal.remotes['mf-courses'].url);
  atEnd(preview.stop);
  const files = await newerRelease(preview.url, 'preview');
  preview.fault = { kind: 'released', files };
  const previews = { 'pr-1': { url: preview.url, until: new Date(Date.now() + 3_600_000).toISOString() } };
  const remotes: { name: string }[] = JSON.parse(await readFile(path.join(root, 'registry.json'), 'utf8'));
  const listed = remotes.map((each) => (each.name === 'mf-courses' ? { ...each, previews } : each));
  const registry = info.outputPath('registry.json');
  await writeFile(registry, JSON.stringify(listed));
  const env = { REGISTRY: registry, PREVIEW_SECRET: 'k'.repeat(32) };
  const host = await anotherHost(env);
  const command = path.join(root, 'shared/platform/cli/portal.ts');
  let link = '';
  // The host knows a preview some time after it started.
  await expect(async () => {
    const { stdout } = await promisify(execFile)(
      'node',
      [command, 'preview', 'link', 'pr-1', '--to', '/cursos'],
      { env: { ...process.env, ...env, PORTAL_URL: host.url } },
    );
    link = stdout.trim();
  }).toPass();
  await expect(async () => {
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
  }).toPass();
  const entry = JSON.parse(files['/portal.json'] ?? '').entry;

  const answer = await page.goto(link);
  expect(await answer?.text()).toContain(entry);
  await hydrated(page);
  const banner = page.getByRole('region', { name: 'Prévia' });
  await expect(banner).toContainText('pr-1 de mf-courses');
  await page.evaluate(() => window.__portal.router.navigate('/detalhes/1'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Técnico em Administração');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Sair da prévia' }).click();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL(/\/detalhes\/1$/);
  await hydrated(page);
  expect(await (await page.request.get(page.url())).text()).not.toContain(entry);
});
