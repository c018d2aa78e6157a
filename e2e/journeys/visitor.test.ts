import { expect, hydrated, test } from '../support/portal.ts';

test.describe('a visitor', () => {
  test('searches a course from the home page', async ({ page, portal }) => {
    await page.goto(portal.url);
    await hydrated(page);
    const main = page.getByRole('main');
    await page.getByRole('searchbox', { name: 'O que você quer aprender?' }).fill('cozinha');
    const where = page.getByLabel('Onde?');
    await expect(where.getByRole('option', { name: 'Macapá', exact: true })).toBeAttached();
    await where.selectOption('Terraço');
    await page.getByRole('button', { name: 'Buscar curso' }).click();
    await expect(page).toHaveURL(/\/searchResult\?search=cozinha&unit=Terra%C3%A7o$/);
    const courses = main.getByRole('region', { name: /^Cursos técnicos/ });
    await expect(courses.getByRole('listitem').first()).toContainText('Terraço');
    await courses.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/detalhes\/\d+\?turma=\d+$/);
    await page.goBack();
    await main.getByRole('link', { name: 'Ver de todas as unidades' }).click();
    await expect(page).toHaveURL(/\/searchResult\?search=cozinha$/);
  });

  test('comes back to the filters that the address keeps', async ({ page, portal }) => {
    await page.goto(`${portal.url}cursos`);
    await hydrated(page);
    const area = page.getByLabel('Eixo', { exact: true });
    const chosen = (await area.locator('option').nth(1).textContent()) ?? '';
    await area.selectOption(chosen);
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('axis') === chosen);
    await expect(page.getByRole('heading', { name: /cursos? encontrados?$/ })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(`${portal.url}cursos`);
    await expect(area).toHaveValue('');
    await page.goForward();
    await expect(area).toHaveValue(chosen);
    await page.reload();
    await expect(area).toHaveValue(chosen);
    await page.getByLabel('Título do curso').fill('nada que exista');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByText('Não há resultados para a pesquisa')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box and the menus work', async ({ page, portal }) => {
    await page.goto(portal.url);
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByText('Cursos', { exact: true }).click();
    await menu.getByRole('link', { name: 'Cursos livres' }).click();
    await expect(page).toHaveURL(/\/cursos-livres$/);
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Pesquise no site' });
    await box.fill('cozinha');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/searchResult\?search=cozinha$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('cozinha');
  });
});
