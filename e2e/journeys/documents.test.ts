import { expect, type Page, test, visit } from '../support/portal.ts';

const box = (page: Page) => page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Termos de uso' });
const firstPage = (page: Page) => dialog(page).locator('canvas').first();

test('a document opens repeatedly, with a reader that is loaded once, and only its button accepts it', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const workers = () => asked.filter((path) => path.includes('pdf.worker'));
  await visit(page, `${portal.url}interesse?name=Cozinheiro`);
  const before = asked.length;
  await box(page).click();
  await expect(firstPage(page)).toBeVisible();
  const reader = asked.slice(before).filter((path) => /\.(m?js|css)$/.test(path));
  expect(workers()).toEqual([expect.stringMatching(/^\/senac-portal\/assets\//)]);
  for (let time = 0; time < 4; time += 1) {
    // Keeps the worker busy: it still closes the last document when the next is requested.
    const busy = page.workers()[0]?.evaluate(() => {
      const end = performance.now() + 400;
      while (performance.now() < end);
    });
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(box(page)).not.toBeChecked();
    await box(page).click();
    await busy;
    // Esc closes what is open: the dialog appears after the click.
    await expect(dialog(page)).toBeVisible();
    // Every other time, waits for the first page before closing.
    if (time % 2 === 1) await expect(firstPage(page)).toBeVisible();
  }
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  expect(page.workers()).toHaveLength(1);

  await dialog(page).getByRole('button', { name: 'Ler como texto' }).click();
  const text = dialog(page).getByRole('region', { name: 'Texto de Termos de uso' });
  await expect(text).toContainText(/\w{4,} \w{2,}/);
  await dialog(page).getByRole('button', { name: 'Aceitar' }).click();
  await expect(box(page)).toBeChecked();

  // A page of another remote, without a PDF reader of its own.
  await page.evaluate(() => window.__portal.router.navigate('/FaleConosco'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atendimento Senac');
  const after = asked.length;
  await box(page).click();
  await expect(firstPage(page)).toBeVisible();
  expect(asked.slice(after).filter((path) => reader.includes(path))).toEqual([]);
  expect(workers()).toHaveLength(1);
});
