import { expect, test, visit } from '../support/portal.ts';

const pages = ['', 'cursos', 'detalhes/1', 'psg', 'psg/edital/50', 'pss', 'login'];
/** Pages with tracking parameters: the server renders them once, without these. */
const campaigns = [
  'cursos?page=2&utm_source=x&title=t%C3%A9cnico',
  'comparar-cursos?mostrar=diferencas&ids=1,2&gclid=x',
  'noticias?busca=vagas&utm_medium=x',
  'psg_cadastro?courseName=Nome&course=1&process=50&utm_source=x',
  'pss_cadastro?roleName=Nome&role=1&process=25&utm_source=x',
  'searchResult?search=cozinha&utm_source=x',
];

test('pages hydrate the server-rendered HTML without further requests', async ({ page, portal }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1')) Object.assign(element, { fromServer: true });
    });
  });
  for (const path of [...pages, ...campaigns]) {
    await visit(page, portal.url + path);
    await expect(page).toHaveURL(portal.url + path);
    expect(await page.locator('h1').evaluate((element) => 'fromServer' in element), path).toBe(true);
    expect(calls, path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a page of each remote is readable', async ({ page, portal }) => {
    for (const path of pages) {
      await page.goto(portal.url + path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await page.getByRole('main').textContent(), path).toMatch(/\S.{99,}/s);
      if (path.startsWith('psg/edital'))
        await expect(page.getByText(/A inscrição pela internet precisa de JavaScript/)).toBeVisible();
    }
  });

  test('the menu, the search and the way from the home page to a course work', async ({ page, portal }) => {
    await page.goto(portal.url);
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByText('Cursos', { exact: true }).click();
    await menu.getByRole('link', { name: 'Cursos livres' }).click();
    await expect(page).toHaveURL(/\/cursos-livres$/);
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Pesquise no site' });
    await box.fill('cozinha');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/searchResult\?search=cozinha$/);
    await page.goto(portal.url);
    await page
      .getByRole('link', { name: /Matricule-se/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/detalhes\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('missing pages respond 404 and link to similar ones', async ({ request, portal }) => {
  for (const [path, advice] of [
    ['nada/disto', 'Pesquise no site'],
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
