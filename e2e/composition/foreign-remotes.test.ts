import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type FolderServer, startFolderServer } from '../support/folder-server.ts';
import { type Builder, builtForeignRemote } from '../support/foreign-remote.ts';
import { expect, hydrated, type Page, test } from '../support/portal.ts';

const names = { rspack: 'eventos', webpack: 'oficinas', vite: 'acervo' } as const;
const paths = {
  rspack: ['/eventos', '/eventos/:id'],
  webpack: ['/oficinas', '/oficinas/:id'],
  vite: ['/acervo'],
} as const;
const builders = ['rspack', 'webpack', 'vite'] as const;

/** A host that knows remotes of other tooling by their registry entries alone. */
let host: { url: string; stop(): Promise<void> };
let servers: Record<Builder, FolderServer>;
let registry: string;
const folders: string[] = [];

async function built(builder: Builder, env: Record<string, string> = {}): Promise<string> {
  const folder = await builtForeignRemote(builder, env);
  folders.push(folder);
  return folder;
}

/** @param filler of the slot that the home page has */
async function writeRegistry(filler: Builder): Promise<void> {
  const foreign = builders.map((builder) => ({
    name: names[builder],
    manifest: `${servers[builder].url}/mf-manifest.json`,
    paths: paths[builder],
    slots: builder === filler ? ['open-courses'] : [],
  }));
  await writeFile(registry, JSON.stringify([{ name: 'mf-content' }, ...foreign]));
}

async function versionOf(builder: Builder): Promise<string> {
  const { remotes } = await (await fetch(`${host.url}registry.json`)).json();
  return remotes.find(({ name }: { name: string }) => name === names[builder])?.version;
}

interface Status {
  verdict: { kind: string; reasons: string[] };
  /** What browsers reported, by release. */
  faults: Record<string, object>;
}

async function statusOf(builder: Builder): Promise<Status> {
  const { remotes } = await (await fetch(`${host.url}_status?format=json`)).json();
  return remotes.find(({ name }: { name: string }) => name === names[builder]);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeAll(async ({ portal }) => {
  test.setTimeout(900_000);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'foreign-registry-'));
  folders.push(dir);
  registry = path.join(dir, 'registry.json');
  servers = {
    rspack: await startFolderServer(await built('rspack')),
    webpack: await startFolderServer(await built('webpack')),
    vite: await startFolderServer(await built('vite')),
  };
  await writeRegistry('rspack');
  host = await portal.anotherHost({ REGISTRY: registry }, ['mf-content', ...Object.values(names)]);
});

test.afterAll(async () => {
  await host.stop();
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

test('a visitor goes from page to page, whoever has built it, in one document', async ({
  page,
  complaints,
}) => {
  await page.goto(host.url);
  await hydrated(page);
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
  await page.getByLabel('Buscar oficina').fill('costura');
  await expect(page).toHaveURL(/\/oficinas\?busca=costura$/);
  await expect(page.getByRole('link', { name: 'Oficina de fotografia' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Oficina de costura' }).click();
  await expect(page.getByText('Sábados, às 9h')).toBeVisible();
  await page.getByRole('link', { name: 'Todas as oficinas' }).click();

  await page.getByRole('link', { name: 'Ir para o acervo' }).click();
  await expect(heading(page)).toHaveText('Acervo');
  await expect(page.getByText('Aberta das 8h às 20h')).toBeVisible();
  await page.getByLabel('Buscar livro').fill('vidas');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/\/acervo\?busca=vidas$/);
  await expect(page.getByText('Dom Casmurro')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver eventos' }).click();
  await expect(heading(page)).toHaveText('Eventos');

  await page.goBack();
  await expect(heading(page)).toHaveText('Acervo');
  await page
    .getByRole('link', { name: /página inicial$/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Próximo evento' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-document', 'the first');
  expect(complaints.list).toEqual([]);
});

test('one with a server container is rendered on the server and comes alive in place', async ({
  page,
  complaints,
}) => {
  const html = await (await page.request.get(`${host.url}eventos?busca=feira`)).text();
  expect(html).toContain('<h1>Eventos</h1>');
  expect(html).toContain('Feira de profissões');
  expect(html).not.toContain('Semana da gastronomia');

  await page.goto(`${host.url}eventos`);
  await expect(heading(page)).toHaveCSS('border-block-end-color', 'rgb(1, 2, 3)');
  await hydrated(page);
  await page.getByRole('button', { name: 'Como participar' }).click();
  await expect(page.getByText('A entrada é gratuita.')).toBeVisible();
  await page.goto(`${host.url}eventos/2`);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Semana da gastronomia');
  expect(complaints.list).toEqual([]);
});

for (const [builder, address, title, colour] of [
  ['webpack', 'oficinas', 'Oficinas', 'rgb(4, 5, 6)'],
  ['vite', 'acervo', 'Acervo', 'rgb(7, 8, 9)'],
] as const)
  test(`of ${builder}’s the server sends the shell, which may be kept, and the browser makes the page`, async ({
    page,
    complaints,
  }) => {
    const answer = await page.request.get(host.url + address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toContain('public');
    const html = await answer.text();
    expect(html).toContain('Carregando a página');
    expect(html).toContain('<header');
    expect(html).not.toContain(`<h1>${title}`);

    await page.goto(host.url + address);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toHaveCSS('border-block-end-color', colour);
    await hydrated(page);
    expect(complaints.list).toEqual([]);
  });

for (const [builder, text] of [
  ['webpack', 'Próxima oficina'],
  ['vite', 'Livro novo'],
] as const)
  test(`a slot of ${builder}’s is shown by a page of the portal’s own`, async ({ page, complaints }) => {
    await writeRegistry(builder);
    try {
      await expect(async () => {
        const { remotes } = await (await page.request.get(`${host.url}registry.json`)).json();
        const filler = remotes.find(({ slots }: { slots: string[] }) => slots.includes('open-courses'));
        expect(filler?.name).toBe(names[builder]);
      }).toPass();
      await page.goto(host.url);
      await expect(page.getByRole('link', { name: text })).toBeVisible();
      expect(complaints.list).toEqual([]);
    } finally {
      await writeRegistry('rspack');
    }
  });

for (const [builder, address, title] of [
  ['webpack', 'oficinas', 'Oficinas'],
  ['vite', 'acervo', 'Acervo'],
] as const)
  test(`a newer release of ${builder}’s that throws in the browser gives way to the one before`, async ({
    page,
  }) => {
    const server = servers[builder];
    const { folder } = server;
    const before = await versionOf(builder);
    server.folder = await built(builder, { BROKEN: '1', RELEASE: 'broken' });
    try {
      await expect.poll(() => versionOf(builder)).not.toBe(before);
      await page.goto(host.url + address);
      await expect(heading(page)).toHaveText(title);
      const broken = await versionOf(builder);
      await expect.poll(async () => Object.keys((await statusOf(builder)).faults)).toEqual([broken]);
    } finally {
      server.folder = folder;
    }
  });

test('a newer release that throws on the server never comes into force', async ({ page }) => {
  const server = servers.rspack;
  const { folder } = server;
  const before = await versionOf('rspack');
  server.folder = await built('rspack', { BROKEN: '1', RELEASE: 'broken' });
  try {
    await expect.poll(async () => (await statusOf('rspack')).verdict.kind).toBe('refused');
    expect(await versionOf('rspack')).toBe(before);
    expect(await (await page.request.get(`${host.url}eventos`)).text()).toContain('<h1>Eventos</h1>');
  } finally {
    server.folder = folder;
  }
});

test('one that asks for React 18 is refused, and the status says why', async () => {
  const server = servers.rspack;
  const { folder } = server;
  server.folder = await built('rspack', { REACT: '^18.2.0', RELEASE: 'of-react-18' });
  try {
    await expect
      .poll(async () => (await statusOf('rspack')).verdict.reasons.join())
      .toMatch(/pede react \^18\.2\.0; o portal traz 19\./);
  } finally {
    server.folder = folder;
  }
});
