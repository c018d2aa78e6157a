import { expect, hydrated, test } from '../support/portal.ts';

const pages = ['', 'cursos', 'cursos-livres', 'detalhes/1', 'login'];

for (const path of pages) {
  test(`/${path} hydrates what the server sent, without a complaint and without asking again`, async ({
    page,
    portal,
    complaints,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) calls.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('h1')) Object.assign(element, { fromServer: true });
      });
    });
    await page.goto(portal.url + path);
    await hydrated(page);
    expect(await page.locator('h1').evaluate((element) => 'fromServer' in element)).toBe(true);
    expect(complaints.list).toEqual([]);
    expect(calls).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of pages) {
    test(`/${path} can be read`, async ({ page, portal }) => {
      await page.goto(portal.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.getByRole('main').textContent()).toMatch(/\S.{99,}/s);
    });
  }

  test('a visitor walks from the home page to a course', async ({ page, portal }) => {
    await page.goto(portal.url);
    await page
      .getByRole('link', { name: /Matricule-se/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/detalhes\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('an address that nobody owns shows the home page with a notice, as 404', async ({ page, portal }) => {
  const answer = await page.goto(`${portal.url}nada/disto`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
});

test('what does not exist says so with a search and the way to its like, as 404', async ({
  request,
  portal,
}) => {
  for (const [path, advice] of [
    ['psg/edital/9999', 'Ver os processos seletivos'],
    ['pss_edital/9999', 'Ver os processos seletivos'],
    ['noticias/nada', 'Ver todas as notícias'],
    ['gallery/9999', 'Ver todas as galerias'],
  ] as const) {
    const answer = await request.get(portal.url + path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html, path).toMatch(/<h1[^>]*>Página não encontrada</);
    expect(html, path).toContain('Pesquise no site');
    expect(html, path).toContain(advice);
  }
});

test('a missing script is answered 404 and never with a page', async ({ request, portal }) => {
  for (const path of ['assets/main.00000000.js', 'remotes/mf-courses/web/x.00000000.js', 'nada.js']) {
    const answer = await request.get(portal.url + path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'] ?? '', path).not.toContain('text/html');
  }
});

test('old addresses lead to the new ones for good', async ({ request, portal }) => {
  for (const [from, to] of [
    ['home', '/senac-portal/'],
    ['course_details/1', '/senac-portal/detalhes/1'],
  ] as const) {
    const answer = await request.get(portal.url + from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(
      answer
        .headers()
        .location?.replace(/^https?:\/\/[^/]+/, '')
        .replace(/\/$/, ''),
      from,
    ).toBe(to.replace(/\/$/, ''));
  }
});
