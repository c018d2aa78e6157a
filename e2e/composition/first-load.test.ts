import { fillLogin, waitForCandidatePage } from '../support/candidate.ts';
import { expect, holdResponse, hydrated, type Page, shellHydrated, test } from '../support/portal.ts';

declare global {
  interface Window {
    /** Server-rendered elements, by part of the page. */
    sent: Record<string, Element[]>;
  }
}

const parts = { header: '#root > header', footer: '#root > footer', whole: 'main' };

test.beforeEach(({ page }) =>
  page.addInitScript((selectors) => {
    const inside = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((part) => [
        ...part.querySelectorAll('h1, h2, h3, a[href], input, img'),
      ]);
    document.addEventListener('DOMContentLoaded', () => {
      window.sent = Object.fromEntries(
        Object.entries(selectors).map(([part, selector]) => [part, inside(selector)]),
      );
    });
  }, parts),
);

/** Expects a part of the page to consist of the server-rendered elements. */
async function expectSent(page: Page, part: keyof typeof parts): Promise<void> {
  const { count, gone } = await page.evaluate((name) => {
    const elements = window.sent[name] ?? [];
    const lost = elements.filter((element) => !element.isConnected);
    return { count: elements.length, gone: lost.map(({ outerHTML }) => outerHTML) };
  }, part);
  expect(gone, `${part} is what was sent`).toEqual([]);
  expect(count).toBeGreaterThan(0);
}

/** Opens a page while some of its code is held back until the returned function is called. */
async function openWithout(page: Page, address: string, code: string): Promise<() => void> {
  const release = await holdResponse(page, `**/remotes/${code}*.js`);
  await page.goto(address, { waitUntil: 'commit' });
  await shellHydrated(page);
  return release;
}

const scheduleLink = { name: 'Programação de cursos' };
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

async function openMenu(page: Page): Promise<void> {
  await menuOf(page).locator('summary', { hasText: 'Cursos' }).click();
  await expect(menuOf(page).getByRole('link', scheduleLink)).toBeVisible();
}

test.describe('while the code of a page is loading', () => {
  test('a slot keeps its server-rendered HTML on an interactive page, and hydrates in place', async ({
    page,
    portal,
  }) => {
    const release = await openWithout(page, portal.url, 'mf-courses/web/slot-open-courses.');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menuOf(page).getByRole('link', scheduleLink)).toBeHidden();
    const banners = page.getByRole('region', { name: 'Destaques', exact: true });
    await banners.getByRole('button', { name: 'Próximo: Destaques' }).click();
    await expect(banners.locator('p[aria-live]')).toContainText('2 de ');
    await expectSent(page, 'whole');
    await expect(page.locator('html[data-hydrated]')).not.toBeAttached();
    release();
    await hydrated(page);
    for (const part of ['header', 'whole', 'footer'] as const) await expectSent(page, part);
  });

  test('the menu leads to another page, and back navigation to the first one', async ({ page, portal }) => {
    const release = await openWithout(page, `${portal.url}noticias`, 'mf-content/web/news.');
    const releaseNext = await holdResponse(page, '**/remotes/mf-courses/web/routes.*.js');
    await openMenu(page);
    await menuOf(page).getByRole('link', scheduleLink).click();
    const line = page.getByRole('progressbar', { name: 'Carregando a página' });
    await expect(line).toBeVisible();
    await expectSent(page, 'whole');
    releaseNext();
    await expect(page).toHaveURL(/\/cursos$/);
    await expect(page).toHaveTitle(/^Cursos/);
    await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeFocused();
    await expect(line).toBeHidden();
    await hydrated(page);
    await expectSent(page, 'header');

    // Playwright's own method would wait for the files that are held back.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/noticias$/);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Notícias' })).toBeVisible();
    await expect(page).toHaveTitle(/^Notícias/);
    await page.evaluate(() => history.forward());
    await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
  });

  test('a click counts once, and typed text and focus stay', async ({ page, portal }) => {
    const release = await openWithout(page, `${portal.url}login`, 'mf-candidate/web/login.');
    const password = page.getByRole('textbox', { name: 'Senha' });
    const show = page.getByRole('button', { name: 'Mostrar: Senha' });
    await show.click();
    await show.click();
    await expect(password).toHaveAttribute('type', 'password');
    const email = page.getByLabel('E-mail');
    // Not a click, which would supersede the previous click.
    await email.focus();
    await page.keyboard.type('jaciara@');
    release();
    await expect(password).toHaveAttribute('type', 'text');
    await hydrated(page);
    await page.keyboard.type('candidata.example');
    await expect(email).toHaveValue('jaciara@candidata.example');
    await expect(password).toHaveAttribute('type', 'text');
    await expectSent(page, 'whole');
  });
});

test('text, focus and caret stay if a password manager has inserted elements before hydration', async ({
  page,
  portal,
  consoleErrors,
}) => {
  // React reports the inserted elements.
  consoleErrors.expected = /418/;
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const control of document.querySelectorAll('form input'))
        control.after(document.createElement('div'));
    }),
  );
  const release = await openWithout(page, `${portal.url}login`, 'mf-*/web/');
  const field = page.getByLabel('Senha', { exact: true });
  await field.focus();
  await page.keyboard.type('Jaciar');
  await page.keyboard.press('ArrowLeft');
  await field.evaluate((control) => Object.assign(window, { former: control }));
  release();
  await hydrated(page);
  await page.waitForFunction(() => !(window as unknown as { former: Element }).former.isConnected);
  await expect(field).toBeFocused();
  await page.keyboard.type('nd');
  await expect(field).toHaveValue('Jaciandr');
});

test('pages and the log-in report no uncaught error where the browser refuses storage, databases and channels', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get: refuse });
    for (const name of ['keys', 'open', 'match', 'has', 'delete'])
      Object.defineProperty(CacheStorage.prototype, name, { value: async () => refuse() });
  });
  for (const path of [
    '',
    'cursos',
    'cursos-salvos',
    'guardados',
    'FaleConosco',
    'interesse',
    'psg',
    'login',
  ]) {
    await page.goto(portal.url + path);
    await hydrated(page);
    if (path === 'FaleConosco') await page.getByLabel('Nome completo').fill('Jaciara');
    await page.waitForLoadState('networkidle');
  }
  await fillLogin(page, 'jaciara@candidata.example');
  await waitForCandidatePage(page);
  await page.waitForLoadState('networkidle');
});
