import { tabTo } from '../support/applicant.ts';
import { expect, hydrated, type Page, type Portal, test } from '../support/portal.ts';
import { chooseInFacet, facet } from '../support/schedule.ts';

const found = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ cursos? encontrados?$/ });
const cards = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(Matricule-se em|Ver turma de) / });

async function openSchedule(page: Page, portal: Portal, query = ''): Promise<void> {
  await page.goto(`${portal.url}cursos${query}`);
  await hydrated(page);
}

/** How many courses a link promises: "Noite 9 cursos". */
const promised = async (link: ReturnType<Page['getByRole']>) =>
  Number(/(\d+)\s*cursos?$/.exec((await link.textContent()) ?? '')?.[1]);

test('narrows the schedule by keyboard, keeping its place', async ({ page, portal, complaints }) => {
  await openSchedule(page, portal);
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
  await expect(cards(page)).toHaveCount(Math.min(count, 24));
  await expect(shift).toBeFocused();
  await expect(evening).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: `${count} curso` })).toBeAttached();

  await page.getByRole('link', { name: 'Remover filtro Turno: Noite' }).press('Enter');
  await expect(page).toHaveURL(`${portal.url}cursos`);
  await expect(page.locator('#lista')).toBeFocused();
  await page.goBack();
  await expect(found(page)).toBeVisible();
  expect(complaints.list).toEqual([]);
});

test('finds a title in spite of slips, and suggests it while it is typed', async ({
  page,
  portal,
  complaints,
}) => {
  await openSchedule(page, portal);
  const title = page.getByRole('combobox', { name: 'Título do curso' });
  await title.fill('enfermajem');
  await title.press('Enter');
  await expect(page).toHaveURL(/\?title=enfermajem$/);
  await expect(title).toBeFocused();
  await expect(cards(page).first()).toHaveAccessibleName(/Enfermagem/);
  await page.getByText('Você quis dizer').getByRole('link', { name: 'enfermagem' }).click();
  await expect(page).toHaveURL(/\?title=enfermagem$/);
  await expect(title).toHaveValue('enfermagem');
  await expect(page.getByText('Você quis dizer')).toHaveCount(0);

  await title.fill('');
  await title.pressSequentially('tecnico em enferm');
  // A pause of the machine while it is typed asks for suggestions of the first letters, too.
  const suggested = page.getByRole('listbox').getByRole('option');
  await expect(suggested).toHaveText(['Técnico em Enfermagem']);
  await title.press('ArrowDown');
  await title.press('Enter');
  await expect(page).toHaveURL(/title=T%C3%A9cnico\+em\+Enfermagem$/);
  await expect(found(page)).toHaveText('1 curso encontrado');
  expect(complaints.list).toEqual([]);
});

test('leads to the class that a filter found, and back to the filters and the place', async ({
  page,
  portal,
  complaints,
}) => {
  await openSchedule(page, portal);
  await chooseInFacet(page, 'Cidade', /^Santana/);
  await chooseInFacet(page, 'Turno', /^Noite/);
  await page.getByRole('link', { name: 'Ver em lista' }).click();
  const link = page.getByRole('list', { name: 'Cursos encontrados' }).getByRole('article').last();
  await expect(link).toContainText('Santana');
  await expect(link).toContainText('Noite');
  // The click itself may have to scroll to the link.
  await page.evaluate(() => {
    const note = () => Object.assign(window, { clickedAt: scrollY });
    addEventListener('click', note, { capture: true, once: true });
  });
  await link.getByRole('link').click();
  await expect(page).toHaveURL(/\/detalhes\/\d+\?turma=\d+$/);
  const place = await page.evaluate(() => window.clickedAt ?? Number.NaN);
  const bar = page.getByRole('region', { name: 'Turma escolhida' });
  await expect(bar).toContainText('Santana');
  await expect(bar).toContainText('Noite');
  await expect(page.getByLabel('Cidade')).toHaveValue(new URL(page.url()).searchParams.get('turma') ?? '');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Remover filtro Cidade: Santana' })).toBeAttached();
  await expect.poll(() => page.evaluate((from) => Math.abs(window.scrollY - from), place)).toBeLessThan(24);
  expect(complaints.list).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one sheet filters with a live count; count and first result are in sight, offline says so', async ({
    page,
    portal,
    context,
  }) => {
    await openSchedule(page, portal);
    await page.getByLabel('Título do curso').fill('tecnico');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(found(page)).toBeInViewport({ ratio: 1 });
    await expect(cards(page).first()).toBeAttached();
    const free = await page.evaluate(() => {
      const [first] = document.querySelectorAll('#lista article');
      const bar = document.querySelector('nav[aria-label="Acesso rápido"]');
      return (bar?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().top ?? Infinity);
    });
    expect(free, 'pixels of the first result above the bar').toBeGreaterThan(48);

    await page.getByRole('button', { name: 'Filtrar (1)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtrar cursos' });
    await sheet.getByLabel('Turno').selectOption('noite');
    const show = sheet.getByRole('button', { name: /^Ver \d+ cursos?$/ });
    const option = await sheet.getByLabel('Turno').locator('option:checked').textContent();
    const count = Number(/\((\d+)\)/.exec(option ?? '')?.[1]);
    await expect(show).toHaveText(count === 1 ? 'Ver 1 curso' : `Ver ${count} cursos`);
    await show.click();
    await expect(page).toHaveURL(/\?title=tecnico&shift=noite$/);
    await expect(page.getByRole('button', { name: 'Filtrar (2)' })).toBeFocused();
    await expect(cards(page)).toHaveCount(count);

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Remover filtro Título: “tecnico”' }).click();
    await expect(page.getByRole('alert')).toContainText('Você está sem conexão');
    await context.setOffline(false);
    await expect(found(page)).toBeVisible();
  });

  test('what decides about a course is in sight, follows, and never covers the focus', async ({
    page,
    portal,
    complaints,
  }) => {
    await page.goto(`${portal.url}detalhes/1`);
    await hydrated(page);
    const bar = page.getByRole('region', { name: 'Turma escolhida' });
    for (const text of ['R$', 'vagas', 'Início', 'Noite', 'Santana']) await expect(bar).toContainText(text);
    const action = bar.getByRole('link', { name: /^Matricule-se/ });
    await expect(action).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { name: 'Políticas de desconto' }).scrollIntoViewIfNeeded();
    await expect(action).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.y).toBe(0);
    await page.getByRole('button', { name: 'Copiar link' }).focus();
    const hidden: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const { activeElement: focused } = document;
        const cover = document.querySelector('section[aria-label="Turma escolhida"]');
        if (!focused || !cover || cover.contains(focused)) return null;
        const box = focused.getBoundingClientRect();
        return box.bottom <= cover.getBoundingClientRect().bottom && box.bottom > 0
          ? focused.outerHTML
          : null;
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
    expect(complaints.list).toEqual([]);
  });
});

test('keeps courses on the device, in every tab', async ({ page, context, portal, complaints }) => {
  await openSchedule(page, portal);
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Salvar/ })
    .first();
  const name = ((await save.textContent()) ?? '').replace('Salvar', '').trim();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cursos salvos (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Salvar ${name}` })).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto(`${portal.url}cursos-salvos`);
  const list = other.getByRole('list', { name: 'Cursos salvos' });
  await expect(list.getByRole('link', { name }).first()).toBeVisible();
  await list.getByRole('button', { name: `Salvar ${name}` }).click();
  await expect(other.getByText('Nenhum curso salvo neste aparelho')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cursos salvos', exact: true })).toBeVisible();
  expect(complaints.list).toEqual([]);
});

test('compares courses, three at most', async ({ page, portal, complaints }) => {
  await openSchedule(page, portal, '?shift=noite&view=lista');
  const toggles = page.getByRole('main').getByRole('button', { name: /^Comparar (?!agora)/ });
  for (const place of [0, 1, 2, 3]) await toggles.nth(place).click();
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Você já escolheu 3 cursos');
  const bar = page.getByRole('region', { name: 'Comparação de cursos' });
  await expect(bar).toContainText('3 de 3 cursos para comparar');
  await bar.getByRole('link', { name: 'Comparar agora' }).click();
  await expect(page).toHaveURL(/\/comparar-cursos\?ids=\d+-\d+,\d+-\d+,\d+-\d+$/);
  const table = page.getByRole('table', { name: 'Comparação dos cursos' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const rows = await table.getByRole('row').count();
  await page.getByRole('link', { name: 'Só as diferenças' }).click();
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows);
  await page
    .getByRole('link', { name: /^Remover/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(/\?ids=\d+-\d+,\d+-\d+$/);
  expect(complaints.list).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('facets, order, chips and the form work', async ({ page, portal }) => {
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
  });

  test('a shared comparison can be read', async ({ page, portal }) => {
    await page.goto(`${portal.url}comparar-cursos?ids=1,2,99999`);
    const table = page.getByRole('table', { name: 'Comparação dos cursos' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('rowheader', { name: 'Carga horária' })).toBeVisible();
    await expect(page.getByText('Este curso saiu da programação.')).toBeVisible();
    await page.getByRole('link', { name: 'Só as diferenças' }).click();
    await expect(page).toHaveURL(/mostrar=diferencas$/);
  });
});
