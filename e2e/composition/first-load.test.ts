import { fillLogin, waitForCandidatePage } from '../support/candidate.ts';
import { expect, holdResponse, hydrated, type Page, shellHydrated, test } from '../support/portal.ts';

const banners = (page: Page) => page.getByRole('region', { name: 'Destaques', exact: true });

/** Pages, each with a code file that the page or its slot needs to hydrate. */
const pages: { name: string; path: string; code: string; answers?: (page: Page) => Promise<void> }[] = [
  { name: 'the home page', path: '', code: 'mf-content/web/home.' },
  { name: 'a missing page', path: 'noticias/nada', code: 'mf-content/web/news-item.' },
  {
    name: 'a slot on an interactive page',
    path: '',
    code: 'mf-courses/web/slot-open-courses.',
    async answers(page) {
      await banners(page).getByRole('button', { name: 'Próximo: Destaques' }).click();
      await expect(banners(page).locator('p[aria-live]')).toContainText('2 de ');
    },
  },
];

declare global {
  interface Window {
    /** Server-rendered elements, by part of the page. */
    sent: Record<string, Element[]>;
  }
}

/** The home page's own sections have no courses, which are a slot. */
const parts = {
  header: '#root > header',
  footer: '#root > footer',
  page: 'main section:not(:has([href*="/detalhes/"]))',
  whole: 'main',
};

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
  for (const { name, path, code, answers } of pages)
    test(`${name} keeps its server-rendered HTML in an interactive shell, and hydrates in place`, async ({
      page,
      portal,
      consoleErrors,
    }) => {
      // Browsers log every 404.
      consoleErrors.expected = /404/;
      const release = await openWithout(page, portal.url + path, code);
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(menuOf(page).getByRole('link', scheduleLink)).toBeHidden();
      await page.getByRole('button', { name: 'Tema escuro' }).click();
      await expect(page.locator('html[data-theme=dark]')).toBeAttached();
      await answers?.(page);
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

for (const { path, label, typed, shown, more, all } of [
  { path: 'login', label: 'Senha', typed: 'Jaciar', shown: 'Jaciar', more: 'nd', all: 'Jaciandr' },
  {
    path: 'FaleConosco',
    label: 'Celular',
    typed: '969912345',
    shown: '(96)9 9123-45',
    more: '67',
    all: '(96)9 9123-4567',
  },
])
  test(`${path} keeps text, focus and caret if a password manager has inserted elements before hydration`, async ({
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
    const release = await openWithout(page, portal.url + path, 'mf-*/web/');
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await page.keyboard.type(typed);
    if (label === 'Senha') await page.keyboard.press('ArrowLeft');
    await field.evaluate((control) => Object.assign(window, { former: control }));
    release();
    await hydrated(page);
    await page.waitForFunction(() => !(window as unknown as { former: Element }).former.isConnected);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(shown);
    await page.keyboard.type(more);
    await expect(field).toHaveValue(all);
  });

test('a button of the shell that was clicked before any script has loaded counts', async ({
  page,
  portal,
}) => {
  const release = await holdResponse(page, '**/assets/*.js');
  await page.goto(`${portal.url}noticias`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Tema escuro' }).click();
  release();
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  await hydrated(page);
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
});

test('a page whose first script is blocked shows a notice, and its buttons stop looking busy', async ({
  page,
  portal,
  consoleErrors,
}) => {
  consoleErrors.expected = /ERR_FAILED/;
  await page.route('**/assets/main.*.js', (route) => route.abort());
  await page.goto(`${portal.url}login`);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Parte desta página não carregou');
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  await page.getByLabel('E-mail').fill('jaciara@candidata.example');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toHaveValue('jaciara@candidata.example');
  await notice.getByRole('link', { name: /unidades$/ }).click();
  await expect(page).toHaveURL(/\/unidades$/);
});

test('the first script declares that it is to be compiled whole, while it loads', async ({
  request,
  portal,
}) => {
  const [address] = (await (await request.get(portal.url)).text()).match(/[^"]+\/main\.\w+\.js/) ?? [];
  const script = await request.get(new URL(String(address), portal.url).href);
  expect((await script.text()).split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
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
