import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, hydrated, type Page, test, visit } from '../support/portal.ts';
import { type FolderServer, startFolderServer } from '../support/servers.ts';

/** Remotes by build tool, without settings for the portal; Vite's is `examples/riverside/rooms`. */
const names = { rspack: 'eventos', webpack: 'oficinas' };

/** A host that knows them only from its registry. */
let host: { url: string; stop(): Promise<void> };
let servers: FolderServer[];
let dir: string;

/** Builds a remote as its own team would, and serves it. */
async function serveBuilt(builder: string): Promise<FolderServer> {
  const { NODE_ENV: _mode, ...inherited } = process.env;
  await promisify(execFile)('node', ['build.js'], {
    cwd: path.resolve(import.meta.dirname, '../foreign', builder),
    env: { ...inherited, OUTPUT: path.join(dir, builder) },
  });
  return startFolderServer(path.join(dir, builder));
}

/** Text in React's own files, and in no other. */
const REACT = 'react.dev/errors/';

/** Lists the URLs of the remotes' scripts with a copy of React that a page loads from now on. */
function listCopiesOfReact(page: Page): () => Promise<string[]> {
  const scripts = page.context().request;
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (/\/remotes\/(eventos|oficinas)\/.*\.js$/.test(response.url())) urls.add(response.url());
  });
  return async () => {
    const texts = await Promise.all(
      [...urls].map(async (url) => [url, await (await scripts.get(url)).text()] as const),
    );
    expect(texts).not.toEqual([]);
    return texts.filter(([, text]) => text.includes(REACT)).map(([url]) => url);
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeAll(async ({ portal }) => {
  test.setTimeout(900_000);
  dir = await mkdtemp(path.join(os.tmpdir(), 'foreign-'));
  servers = await Promise.all(Object.keys(names).map(serveBuilt));
  const foreign = Object.values(names).map((name, index) => ({
    name,
    manifest: `${servers[index]?.url}/mf-manifest.json`,
    paths: [`/${name}`, `/${name}/:id`],
    slots: name === names.rspack ? ['open-courses'] : [],
  }));
  const registry = path.join(dir, 'registry.json');
  await writeFile(registry, JSON.stringify([{ name: 'mf-content' }, ...foreign]));
  const env = { REGISTRY: registry, HTML_CACHE_SECONDS: '10' };
  host = await portal.anotherHost(env, ['mf-content', ...Object.values(names)]);
});

test.afterAll(async () => {
  await host.stop();
  await Promise.all(servers.map((server) => server.stop()));
  await rm(dir, { recursive: true });
});

test('a visitor navigates between pages of different build tools in one document', async ({ page }) => {
  const copiesOfReact = listCopiesOfReact(page);
  await visit(page, host.url);
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'the first';
  });

  await page.getByRole('link', { name: 'Próximo evento' }).click();
  await expect(heading(page)).toHaveText('Eventos');
  await page.getByLabel('Buscar evento').fill('feira');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/\/eventos\?busca=feira$/);
  await expect(page.getByRole('link', { name: 'Semana da gastronomia' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Feira de profissões' }).click();
  await expect(heading(page)).toHaveText('Feira de profissões');
  await page.getByRole('link', { name: 'Todos os eventos' }).click();

  await page.getByRole('link', { name: 'Ver oficinas' }).click();
  await expect(heading(page)).toHaveText('Oficinas');
  await expect(page.getByRole('img', { name: 'Sala de costura' })).toHaveJSProperty('naturalWidth', 24);
  await page.getByLabel('Buscar oficina').fill('costura');
  await expect(page).toHaveURL(/\/oficinas\?busca=costura$/);
  await expect(page.getByRole('link', { name: 'Oficina de fotografia' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Oficina de costura' }).click();
  await expect(page.getByText('Sábados, às 9h')).toBeVisible();
  await page.getByRole('link', { name: 'Todas as oficinas' }).click();

  await page.getByRole('link', { name: 'Ver eventos' }).click();
  await expect(heading(page)).toHaveText('Eventos');

  await page.goBack();
  await expect(heading(page)).toHaveText('Oficinas');
  await page
    .getByRole('link', { name: /página inicial$/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Próximo evento' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-document', 'the first');
  expect(await copiesOfReact(), 'the remotes use React of the portal').toEqual([]);
});

test('one with a server container is rendered on the server and hydrates in place', async ({ page }) => {
  const html = await (await page.request.get(`${host.url}eventos?busca=feira`)).text();
  expect(html).toContain('<h1>Eventos</h1>');
  expect(html).toContain('Feira de profissões');
  expect(html).not.toContain('Semana da gastronomia');

  await page.goto(`${host.url}eventos`);
  await expect(heading(page)).toHaveCSS('border-block-end-color', 'rgb(1, 2, 3)');
  const background = await heading(page).evaluate((element) => getComputedStyle(element).backgroundImage);
  const picture = await page.request.get(/"(.*)"/.exec(background)?.[1] ?? '');
  expect(picture.headers()['content-type']).toBe('image/svg+xml');
  await hydrated(page);
  await page.getByRole('button', { name: 'Como participar' }).click();
  await expect(page.getByText('A entrada é gratuita.')).toBeVisible();
  await visit(page, `${host.url}eventos/2`);
  await expect(heading(page)).toHaveText('Semana da gastronomia');
});

test('one without a server container gets the fallback shell, and the browser renders the page', async ({
  page,
}) => {
  const address = `${host.url}oficinas`;
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('public');
  const html = await answer.text();
  expect(html).toContain('Carregando a página');
  expect(html).toContain('<header');
  expect(html).not.toContain('<h1>Oficinas');

  await page.goto(address);
  await expect(heading(page)).toHaveText('Oficinas');
  await expect(heading(page)).toHaveCSS('border-block-end-color', 'rgb(4, 5, 6)');
  await hydrated(page);
});
