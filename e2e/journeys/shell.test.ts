import { tabTo } from '../support/applicant.ts';
import { expect, holdResponse, hydrated, test, visit } from '../support/portal.ts';

test.describe('on the first visit', () => {
  test.use({ firstVisit: true });

  test('the cookie question appears once, then the floating banner appears once', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await visit(page, portal.url);
    const banner = page.getByRole('dialog', { name: /^Semana das Profissões/ });
    const bar = page.getByRole('region', { name: 'Aviso de cookies' });
    await page.clock.fastForward(20_000);
    await expect(bar).toBeVisible();
    await expect(banner).toBeHidden();
    await bar.getByRole('button', { name: 'Rejeitar não necessários' }).click();
    await page.clock.fastForward(6_000);
    await expect(banner).toBeVisible();
    await banner.getByRole('link', { name: 'Saiba mais' }).click();
    await expect(page).toHaveURL(/\/noticias$/);
    await expect(banner).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.clock.fastForward(20_000);
    await expect(banner).toBeHidden();
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Rever cookies' }).click();
    await expect(bar).toBeFocused();
  });

  test('on a phone a toast leaves the cookie buttons free, and the page ends with its footer', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // Keeps the toast on screen, covering the same elements.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, `${portal.url}cursos`);
    const bar = page.getByRole('region', { name: 'Aviso de cookies' });
    await page.getByRole('button', { name: 'Copiar link' }).first().click();
    const message = page.getByRole('region', { name: 'Avisos' });
    await expect(message).toBeVisible();
    const boxOf = async (part: typeof bar) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    const { y, height } = await boxOf(message);
    expect(y + height).toBeLessThan((await boxOf(bar)).y);
    const footer = page.getByRole('contentinfo');
    // The last part of the footer has the dark background.
    const strip = await footer.evaluate((all) => {
      const endOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
      return endOf(document.body) - endOf(all.lastElementChild);
    });
    expect(strip).toBeLessThan(1);
    // Even with a long text from editors.
    await bar.getByRole('paragraph').evaluate((words) => words.prepend('Usamos cookies. '.repeat(60)));
    const end = await footer.getByText('Versão').evaluate((text) => {
      scrollTo(0, document.body.scrollHeight);
      return text.getBoundingClientRect().bottom;
    });
    expect(end).toBeLessThan((await boxOf(bar)).y);
    await bar.getByRole('button', { name: 'Aceitar' }).click();
    await expect(bar).toBeHidden();
  });
});

test('the keyboard alone reaches a page through the menu', async ({ page, portal }) => {
  await visit(page, portal.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Quem somos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Quem somos' })).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const schedule = menu.getByRole('link', { name: 'Programação de cursos' });
  await expect(schedule).toBeVisible();
  await tabTo(page, schedule);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cursos$/);
  await expect(page).toHaveTitle(/Cursos/);
});

test.describe('the log-in dialog', () => {
  test('opens although clicked before its code loaded, returns the focus, and leads to the log-in', async ({
    page,
    portal,
  }) => {
    const release = await holdResponse(page, /\/portal-dialog\..*\.js$/);
    // The load event may wait for the file that is held back.
    await page.goto(portal.url, { waitUntil: 'commit' });
    await hydrated(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
    await button.focus();
    await page.keyboard.press('Enter');
    release();
    const dialog = page.getByRole('dialog', { name: 'Como você quer entrar?' });
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: /Aluno/ })).toHaveAttribute('target', '_blank');
    await dialog.getByRole('link', { name: 'Candidato PSG / PSS' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(dialog).toBeHidden();
  });

  test('leads to the log-in if its code fails to load', async ({ page, portal, consoleErrors }) => {
    consoleErrors.expected = /ERR_FAILED/;
    await page.route(/\/portal-dialog\..*\.js$/, (route) => route.abort());
    await visit(page, portal.url);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acessar');
  });
});
