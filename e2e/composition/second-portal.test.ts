import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type FolderServer, startFolderServer } from '../support/servers.ts';
import { type Service, startService } from '../support/service.ts';

const example = path.resolve(import.meta.dirname, '../../examples/riverside');

/** The library's site, and the server of its Vite remote, initially stopped. */
let site: Service;
let rooms: FolderServer;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = await mkdtemp(path.join(os.tmpdir(), 'second-portal-'));
  rooms = await startFolderServer(path.join(folder, 'nothing'));
  site = await startService(['examples/riverside/start.ts'], {
    ROOMS_URL: `${rooms.url}/mf-manifest.json`,
    RELEASES_DIR: path.join(folder, 'releases'),
    REFRESH_MS: '200',
  });
  await expect.poll(release('mf-books')).toBeDefined();
});

test.afterAll(async () => {
  await site.stop();
  await rooms.stop();
  await rm(folder, { recursive: true });
});

const release = (name: string) => async (): Promise<string | undefined> => {
  const { remotes } = await (await fetch(`${site.url}/registry.json`)).json();
  return remotes.find((each: { name: string }) => each.name === name)?.version;
};

/** Serves the Vite remote unless it is already served. */
async function serveRooms(): Promise<void> {
  rooms.folder = path.join(example, 'rooms/dist');
  await expect.poll(release('rooms')).toBeDefined();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const slot = (page: Page) => page.getByRole('link', { name: 'Two reading rooms are free' });

test('an unavailable remote affects only its own page and region; an open page that retries gets it once it is available', async ({
  page,
}) => {
  await page.goto(`${site.url}/rooms`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This page cannot be shown.');
  await page.goto(site.url);
  await expect(heading(page)).toHaveText('Books');
  await expect(page.getByRole('alert')).toContainText('The reading rooms cannot be shown.');
  await serveRooms();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(slot(page)).toBeVisible();
});

test('a visitor navigates between pages of Rspack’s and Vite’s remotes in one document', async ({ page }) => {
  await serveRooms();
  expect(await (await page.request.get(site.url)).text()).toContain('<h1>Books</h1>');
  await page.goto(site.url);
  await slot(page).click();
  await expect(heading(page)).toHaveText('Reading rooms');
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'the first';
  });
  await expect(heading(page)).toHaveCSS('border-block-end-color', 'rgb(7, 8, 9)');
  await expect(page.getByText('Open from 8 to 20')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The tower' })).toHaveJSProperty('naturalWidth', 32);
  await page.getByLabel('Name of the room').fill('tow');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(`${site.url}/rooms?name=tow`);
  await expect(page.getByRole('listitem')).toHaveText(['Tower']);
  await page.getByRole('link', { name: 'All books' }).click();
  await page.getByRole('link', { name: 'The tide table, explained' }).click();
  await expect(heading(page)).toHaveText('The tide table, explained');
  await page.goBack();
  await expect(heading(page)).toHaveText('Books');
  await expect(page.locator('html')).toHaveAttribute('data-document', 'the first');
});

test('a newer release that throws in browsers falls back, and so does an unavailable server', async ({
  page,
}) => {
  await serveRooms();
  const before = await release('rooms')();
  rooms.folder = await brokenRelease();
  await expect.poll(release('rooms')).not.toBe(before);
  const broken = (await release('rooms')()) ?? '';
  await page.goto(`${site.url}/rooms`);
  await expect(page.getByText('Boat house')).toBeVisible();
  const faults = async () => {
    const status = await (await fetch(`${site.url}/_status?format=json`)).json();
    return status.remotes.find(({ name }: { name: string }) => name === 'rooms').faults;
  };
  await expect.poll(async () => Object.keys(await faults())).toEqual([broken]);

  rooms.folder = path.join(folder, 'nothing');
  await page.goto(`${site.url}/rooms`);
  await expect(page.getByText('Boat house')).toBeVisible();
});

/**
 * Builds the remote with routes that throw.
 * @returns its folder
 */
async function brokenRelease(): Promise<string> {
  const broken = path.join(folder, 'broken');
  await cp(path.join(example, 'rooms/dist'), broken, { recursive: true });
  const files = await readdir(path.join(broken, 'assets'));
  const routes = files.find((file) => /^routes-.*[.]js$/.test(file)) ?? '';
  await writeFile(path.join(broken, 'assets', routes), "throw new Error('this release is broken');");
  await appendFile(path.join(broken, 'mf-manifest.json'), '\n');
  return broken;
}
