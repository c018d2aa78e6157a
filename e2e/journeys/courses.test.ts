import { tabTo } from '../support/applicant.ts';
import { chooseInFacet, facet } from '../support/journey.ts';
import { expect, type Page, test, visit } from '../support/portal.ts';

const found = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /^\d+ cursos? (pagos?|gratuitos?) encontrados?$/ });
/** Invisible cards cannot be clicked once the carousel moves by itself. */
const firstCard = (page: Page, count: number) =>
  page.getByRole('group', { name: new RegExp(`^1 de ${count}: `) });

/** Returns the number of courses in a link's text: "Noite 9 cursos". */
const promised = async (link: ReturnType<Page['getByRole']>) =>
  Number(/(\d+)\s*cursos?$/.exec((await link.textContent()) ?? '')?.[1]);

test('narrows the schedule by keyboard, keeping its place', async ({ page, portal }) => {
  await visit(page, `${portal.url}cursos`);
  const shift = facet(page, 'Turno');
  await shift.focus();
  await page.keyboard.press('Enter');
  const evening = page.getByRole('link', { name: /^Noite/ });
  const count = await promised(evening);
  await page.keyboard.press('Escape');
  await expect(evening).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(page, evening);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?shift=noite$/);
  await expect(found(page)).toHaveText(new RegExp(`^${count} cursos?`));
  await expect(firstCard(page, Math.min(count, 24))).toBeVisible();
  await expect(shift).toBeFocused();
  await expect(evening).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: `${count} curso` })).toBeAttached();

  await page.getByRole('link', { name: 'Remover filtro Turno: Noite' }).press('Enter');
  await expect(page).toHaveURL(`${portal.url}cursos`);
  await expect(page.locator('#lista')).toBeFocused();
  await page.goBack();
  await expect(found(page)).toBeVisible();
});

test('leads to the class that a filter found', async ({ page, portal }) => {
  await visit(page, `${portal.url}cursos`);
  await chooseInFacet(page, 'Cidade', /^Santana/);
  await chooseInFacet(page, 'Turno', /^Noite/);
  await page.getByRole('link', { name: 'Ver em lista' }).click();
  const link = page.getByRole('list', { name: 'Cursos encontrados' }).getByRole('article').last();
  await expect(link).toContainText('Santana');
  await expect(link).toContainText('Noite');
  await link.getByRole('link').click();
  await expect(page).toHaveURL(/\/detalhes\/\d+\?turma=\d+$/);
  const bar = page.getByRole('region', { name: 'Turma escolhida' });
  await expect(bar).toContainText('Santana');
  await expect(bar).toContainText('Noite');
  await expect(page.getByLabel('Cidade')).toHaveValue(new URL(page.url()).searchParams.get('turma') ?? '');
});

const weekdays = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'];
const evening = (page: Page, day = 'Segunda') => page.getByRole('checkbox', { name: `${day} à noite` });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('results are in the window, a card takes a third of it at most, and offline is shown', async ({
    page,
    portal,
    context,
  }) => {
    await visit(page, `${portal.url}cursos`);
    const search = async (title: string) => {
      await page.getByLabel('Título do curso').fill(title);
      await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    };
    await search('tecnico');
    await expect(found(page)).toBeInViewport({ ratio: 1 });
    // A card takes a third of the screen at most.
    const heights = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(740 / 3);
    await context.setOffline(true);
    await search('cozinheiro');
    await expect(page.getByRole('alert')).toContainText('Você está sem conexão');
    await context.setOffline(false);
    await expect(found(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('facets, order, chips, the form and the free hours work', async ({ page, portal }) => {
    await page.goto(`${portal.url}cursos`);
    await expect(page.getByRole('main').getByRole('button', { name: /^Salvar/ })).toHaveCount(0);
    await facet(page, 'Cidade').click();
    const city = page.getByRole('link', { name: /^Macapá/ });
    const count = await promised(city);
    await city.click();
    await expect(page).toHaveURL(/\?city=Macap%C3%A1$/);
    await expect(found(page)).toHaveText(new RegExp(`^${count} cursos?`));
    await facet(page, 'Ordem').click();
    await page.getByRole('link', { name: 'Título, de A a Z' }).click();
    await expect(page).toHaveURL(/\?city=Macap%C3%A1&sort=titulo$/);

    await page.getByLabel('Título do curso').fill('tecnico');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('city') === 'Macapá' && url.searchParams.get('title') === 'tecnico',
    );
    await page.getByRole('link', { name: 'Remover filtro Título: “tecnico”' }).click();
    await expect(page).toHaveURL(/\?city=Macap%C3%A1&sort=titulo$/);
    await page.getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL(`${portal.url}cursos`);

    await page.getByText('Pinte sua semana').click();
    for (const day of weekdays) await evening(page, day).check();
    await page.getByRole('button', { name: 'Ver turmas que cabem' }).click();
    await expect(found(page)).toBeVisible();
    await page.getByText('Pinte sua semana').click();
    for (const day of weekdays) await expect(evening(page, day)).toBeChecked();
  });

  test('city, prices and discounts of a course can be selected and read', async ({ page, portal }) => {
    await page.goto(`${portal.url}detalhes/1`);
    const classes = page.getByRole('region', { name: 'Turmas disponíveis' });
    const card = classes.getByRole('article');
    const simulator = page.getByRole('region', { name: 'Simule o valor com desconto' });
    await expect(card.getByRole('link', { name: /^Matricule-se/ })).toBeVisible();
    await expect(card).toContainText(/Cartão de crédito: 10x de R\$\s349,00/);
    await expect(page.getByRole('region', { name: 'Políticas de desconto' })).toContainText('12,5%');
    await classes.getByLabel('Cidade').selectOption('1002');
    await classes.getByRole('button', { name: 'Ver turma' }).click();
    await expect(card).toContainText('Oiapoque');
    await simulator.getByLabel('Desconto').selectOption({ label: 'Empresas conveniadas (12,5%)' });
    await simulator.getByRole('button', { name: 'Simular' }).click();
    await expect(simulator).toContainText(/R\$\s3\.053,75/);
    await expect(card).toContainText('Oiapoque');
  });
});
