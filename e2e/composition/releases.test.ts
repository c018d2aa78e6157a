import { expect, test, visit } from '../support/portal.ts';
import { newerRelease } from '../support/release.ts';

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
