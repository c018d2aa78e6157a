import { expect, hydrated, test } from '../support/portal.ts';
import { brokenRelease } from '../support/release.ts';

const retry = 'Tentar de novo';

test.describe('a remote that is away', () => {
  test('costs its own region on the server, and the browser brings it when it is back', async ({
    page,
    portal,
  }) => {
    portal.remotes['mf-courses'].fault = { kind: 'down' };
    const host = await portal.anotherHost();
    try {
      const answer = await page.goto(`${host.url}cursos`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('button', { name: retry })).toBeVisible();

      portal.remotes['mf-courses'].fault = { kind: 'none' };
      await page.getByRole('button', { name: retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos');
      await expect(page.getByRole('button', { name: retry })).toBeHidden();
    } finally {
      await host.stop();
    }
  });

  test('is tried again without a reload', async ({ page, portal }) => {
    await page.goto(portal.url);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    portal.remotes['mf-courses'].fault = { kind: 'down' };
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.__portal.router.navigate('/cursos'));
    await expect(page.getByRole('button', { name: retry })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    portal.remotes['mf-courses'].fault = { kind: 'none' };
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: retry })).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  for (const path of ['nada/disto', 'noticias']) {
    test(`gives /${path} to the browser when the server alone could not have it`, async ({
      page,
      portal,
      complaints,
    }) => {
      portal.remotes['mf-content'].fault = { kind: 'not-found', only: /^\/server\// };
      const host = await portal.anotherHost();
      try {
        await page.goto(host.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Carregando a página')).toHaveCount(0);
        expect(complaints.list).toEqual([]);
      } finally {
        await host.stop();
      }
    });
  }

  test('leaves the home page whole but for the slot that it fills', async ({ page, portal }) => {
    portal.remotes['mf-courses'].fault = { kind: 'down' };
    const host = await portal.anotherHost();
    try {
      await page.goto(host.url);
      await hydrated(page);
      const slot = page.getByRole('region', { name: 'Inscrições abertas' });
      await expect(slot.getByRole('button', { name: retry })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Últimas notícias' })).toBeVisible();
    } finally {
      await host.stop();
    }
  });
});

test.describe('a remote that misbehaves in the browser only', () => {
  test('the region of a page that the server rendered from memory says so, and the shell works', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.url}cursos`);
    await page.route('**/remotes/mf-courses/web/**', (route) => route.abort());
    await page.goto(`${portal.url}cursos`);
    await expect(page.getByRole('button', { name: retry })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/remotes/mf-courses/web/**');
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('button', { name: retry })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an entry that throws is called broken', async ({ page, portal }) => {
    await page.goto(portal.url);
    await hydrated(page);
    portal.remotes['mf-psg'].fault = {
      kind: 'replaced',
      body: 'throw new Error("boom")',
      only: /remoteEntry/,
    };
    await page.evaluate(() => window.__portal.router.navigate('/psg'));
    await expect(page.getByRole('button', { name: retry })).toBeVisible({ timeout: 30_000 });
    portal.remotes['mf-psg'].fault = { kind: 'none' };
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a page’s chunk that is missing once does not stay missing', async ({ page, portal }) => {
    await page.goto(portal.url);
    await hydrated(page);
    portal.remotes['mf-courses'].fault = { kind: 'not-found', only: /\/schedule\./ };
    await page.evaluate(() => window.__portal.router.navigate('/cursos'));
    await expect(page.getByRole('button', { name: retry })).toBeVisible({ timeout: 30_000 });
    portal.remotes['mf-courses'].fault = { kind: 'none' };
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('button', { name: retry })).toBeHidden();
  });
});

for (const part of ['routes', 'slot-open-courses']) {
  test(`a release whose ${part} break gives way to the one before it there, and keeps its other parts`, async ({
    page,
    portal,
  }) => {
    const proxy = portal.remotes['mf-courses'];
    const files = await brokenRelease(proxy.url, part);
    proxy.fault = { kind: 'released', files };
    const host = await portal.anotherHost();
    try {
      const asked: string[] = [];
      page.on('request', (request) => {
        const [, file] = request.url().split('/remotes/mf-courses');
        if (file) asked.push(file);
      });
      const visit = (path: string) => page.evaluate((to) => window.__portal.router.navigate(to), path);
      const heading = page.getByRole('heading', { level: 1 });
      const open = page.getByRole('region', { name: 'Inscrições abertas' });
      await page.goto(host.url);
      await hydrated(page);
      await expect(
        open
          .first()
          .getByRole('link', { name: /^Matricule-se/ })
          .first(),
      ).toBeVisible();
      await visit('/cursos');
      await expect(heading).toHaveText('Cursos');
      await visit('/detalhes/1');
      await expect(heading).toHaveText('Técnico em Administração');
      await visit('/');
      await expect(
        open
          .first()
          .getByRole('link', { name: /^Matricule-se/ })
          .first(),
      ).toBeVisible();
      const releasesOf = (name: string) =>
        asked
          .filter((file) => file.startsWith(`/web/${name}.`) && file.endsWith('.js'))
          .map((file) => file in files);
      for (const name of ['routes', 'slot-open-courses'])
        expect(releasesOf(name), name).toEqual(name === part ? [true, false] : [true]);
    } finally {
      await host.stop();
    }
  });
}

test.describe('a remote that misbehaves on the server only', () => {
  for (const [what, fault] of [
    ['is slow', { kind: 'slow', milliseconds: 3_000, only: /^\/server\// }],
    [
      'sends a file that was tampered with',
      { kind: 'replaced', body: 'module.exports = {}', only: /^\/server\// },
    ],
    ['is missing', { kind: 'not-found', only: /^\/server\// }],
  ] as const) {
    test(`when it ${what}, the browser renders the region`, async ({ page, portal, complaints }) => {
      portal.remotes['mf-courses'].fault = fault;
      const host = await portal.anotherHost();
      try {
        const response = await page.goto(`${host.url}cursos`);
        expect(response?.status()).toBe(200);
        expect(await response?.text()).not.toContain('<h1');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(complaints.list).toEqual([]);
      } finally {
        await host.stop();
      }
    });
  }
});
