import { acceptDocuments } from '../support/applicant.ts';
import { chooseInFacet, enterAt, expectHome, expectPage, goHome, useMenu } from '../support/journey.ts';
import { expect, type Page, test } from '../support/portal.ts';

const main = (page: Page) => page.getByRole('main');

test('finds cheap evening courses, saves, compares and asks to be notified', async ({ page, portal }) => {
  await enterAt(page, portal.url);
  await useMenu(page, 'Cursos', 'Programação de cursos');
  await expectPage(page, 'Cursos');
  await chooseInFacet(page, 'Cidade', /^Santana/);
  await chooseInFacet(page, 'Turno', /^Noite/);
  await chooseInFacet(page, 'Ordem', /menor preço/i);
  await expect(page).toHaveURL(/city=Santana&shift=noite&sort=preco$/);
  // The previous list stays until the next one has loaded.
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  for (const [what, chosen] of [
    ['Salvar', 'Salvo'],
    ['Comparar', 'Na comparação'],
  ] as const) {
    const buttons = main(page).getByRole('button', { name: new RegExp(`^(${what}|${chosen}) `) });
    for (const place of [0, 1]) {
      await buttons.nth(place).click();
      await expect(buttons.nth(place)).toContainText(chosen);
    }
  }
  await page.getByRole('link', { name: 'Comparar agora' }).click();
  await expectPage(page, /Comparar/);
  const table = page.getByRole('table', { name: 'Comparação dos cursos' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);

  await page.goBack();
  await expectPage(page, 'Cursos');
  await main(page).getByRole('link', { name: 'Cursos salvos (2)' }).click();
  await expectPage(page, 'Cursos salvos');
  const saved = page
    .getByRole('list', { name: 'Cursos salvos' })
    .getByRole('link', { name: /^(Matricule-se em|Ver turma de) / });
  await expect(saved).toHaveCount(2);
  const name = ((await saved.first().textContent()) ?? '')
    .replace(/^(Matricule-se em|Ver turma de)/, '')
    .trim();
  await saved.first().click();
  await expectPage(page, new RegExp(name.slice(-20)));
  await main(page).getByRole('link', { name: 'Interesse em novas turmas' }).click();
  await expectPage(page, /.+/);
  await expect(main(page)).toContainText(name.slice(-20));
  await page.getByLabel('Nome completo').fill('Maria das Dores');
  await page.getByLabel('CPF').pressSequentially('52998224725');
  await page.getByLabel('Celular').pressSequentially('96991234567');
  await page.getByLabel('E-mail').fill('maria@exemplo.example');
  await page.getByRole('combobox', { name: 'Cidade' }).pressSequentially('santana');
  await page.getByRole('option', { name: 'Santana - AP' }).click();
  await acceptDocuments(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const sent = page.getByRole('dialog', { name: 'Solicitação enviada' });
  await expect(sent).toBeVisible();
  await expectHome(page);
});

test('goes from a news item to a course, to another course, and home', async ({ page, portal }) => {
  await enterAt(page, portal.url);
  const news = page.getByRole('region', { name: 'Últimas notícias' }).getByRole('link').first();
  await news.click();
  await expect(page).toHaveURL(/\/noticias/);
  await expectPage(page, /.+/);
  await useMenu(page, 'Cursos', 'Cursos livres');
  await expectPage(page, /livres/i);
  await main(page)
    .getByRole('link', { name: /^(Matricule-se em|Ver turma de) / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/detalhes\/\d+/);
  await expectPage(page, /.+/);
  const first = page.url();
  const related = main(page)
    .getByRole('region')
    .last()
    .getByRole('link', { name: /^(Matricule-se em|Ver turma de) / })
    .first();
  await related.click();
  await expect(page).not.toHaveURL(first);
  await expectPage(page, /.+/);
  await goHome(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/detalhes\/\d+/);
  await expectPage(page, /.+/);
  await main(page).getByRole('link', { name: 'Interesse em novas turmas' }).click();
  await expectPage(page, /.+/);
  await main(page).getByRole('link', { name: 'Cancelar' }).click();
  await expectHome(page);
});

test('searches from the home page, and finds something of several kinds', async ({ page, portal }) => {
  await enterAt(page, portal.url);
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Pesquise no site' });
  await box.press('Enter');
  await expectHome(page);
  await page.getByRole('searchbox', { name: 'O que você quer aprender?' }).fill('barbearia');
  await page.getByRole('button', { name: 'Buscar curso' }).click();
  await expectPage(page, 'Resultado da busca por “barbearia”');
  for (const kind of [/^Notícias/, /^Cursos PSG/, /^Cursos livres/]) {
    await expect(main(page).getByRole('region', { name: kind }).getByRole('link').first()).toHaveText(
      /barb/i,
    );
  }
  const link = main(page).getByRole('navigation', { name: 'Seções do resultado' }).getByRole('link').last();
  await link.click();
  const section = page.locator((await link.getAttribute('href')) ?? '');
  // The focus moves after the page has scrolled.
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('navigates only by the collapsed menu and the bottom bar', async ({ page, portal }) => {
    await enterAt(page, portal.url);
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const unfold = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    for (const [entry, link, heading] of [
      ['Cursos', 'Cursos livres', /livres/i],
      ['Senac', 'Unidades', /Unidades/],
      ['Para você', 'Jovem Aprendiz', /Aprendiz/],
    ] as const) {
      await unfold.click();
      await menu.getByText(entry, { exact: true }).click();
      await menu.getByRole('link', { name: link, exact: true }).click();
      await expectPage(page, heading);
      await expect(menu.getByRole('link', { name: link, exact: true })).toBeHidden();
    }
    const bar = page.getByRole('navigation', { name: 'Acesso rápido' });
    for (const [link, heading] of [
      ['Gratuitos', 'Programa Senac de Gratuidade'],
      ['Entrar', 'Acessar'],
      ['Cursos', 'Cursos'],
    ] as const) {
      await bar.getByRole('link', { name: link }).click();
      await expectPage(page, heading);
    }
    await goHome(page);
  });
});
