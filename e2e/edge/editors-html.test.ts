import { test } from '../support/bare-server.ts';
import { expect, type Page, visit } from '../support/portal.ts';

// The browser reports hostile HTML that it parses for the sanitiser, although nothing in it runs.
test.use({ failsOnCspViolation: false });

/** The sanitiser tests' cases in two texts: one stays within its container, one breaks out. */
const hostile = {
  'scripts, styles, frames and names': [
    '<p class="bottomBar text-center" id="root" name="root" role="alert" data-region="loaded" onclick="window.ran=1">Texto ',
    '<a href="java&#10;script:window.ran=1">um</a> <a href="data:text/html,1">dois</a></p>',
    '<p style="position:fixed;inset:0;z-index:99999">Outro</p><style>body{display:none}</style>',
    '<script src="/storage/evil.js"></script><script>window.ran=1</script><img src=x onerror="window.ran=1">',
    '<meta http-equiv="refresh" content="0;url=/senac-portal/login">',
    '<link rel="stylesheet" href="/storage/evil.css"><iframe src="/senac-portal/login"></iframe>',
    '<form action="/x"><input name="password"></form>',
    '<script type="application/json" id="boot">{"version":"evil"}</script><p id="boot">Texto</p>',
  ].join(''),
  'what breaks out of its place': [
    '<p>Texto</p></div></section></main></div><script type="application/json" id="boot">{"version":"evil"}</script>',
    '<b><blockquote><table><tr><td>célula<p>',
  ].join(''),
};

const evilScript = { type: 'text/javascript', content: 'window.ran = true' };
const prose = (page: Page) => page.getByRole('main').locator('[class*="prose"]').filter({ hasText: 'Texto' });

/** Returns elements of the editors' text that should have been removed. */
const findOffences = (page: Page) =>
  prose(page).evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter(
        (each) =>
          each.matches(
            '[id], [name], [style], [role], [onclick], [onerror], script, meta, link, style, form, iframe',
          ) ||
          [...each.attributes].some(({ name }) => name.startsWith('data-')) ||
          [...each.classList].some((name) => name !== 'text-center') ||
          /^(java|data)/i.test(each.getAttribute('href') ?? ''),
      )
      .map((each) => each.outerHTML),
  );

test('editors’ HTML of another server brings no scripts and styles and stays in its container, at first and after a navigation', async ({
  page,
  bare,
  consoleErrors,
}) => {
  consoleErrors.expected = /404|Content Security Policy|TrustedScript/;
  bare.files['/storage/evil.js'] = evilScript;
  bare.files['/storage/evil.css'] = { type: 'text/css', content: 'body { display: none }' };
  for (const [index, [attempt, html]] of Object.entries(hostile).entries())
    await test.step(attempt, async () => {
      const id = `${7 + index}`;
      bare.answers[`GET /courses-sig/${id}`] = { data: { ...bare.course, id, goals: html } };
      const address = `${bare.portalUrl}detalhes/${id}`;
      await visit(page, address);
      await expect(prose(page)).toBeVisible();
      expect(await findOffences(page)).toEqual([]);
      const fromServer = await prose(page).innerHTML();

      await visit(page, `${bare.portalUrl}cursos`);
      await page.evaluate((to) => window.__portal.router.navigate(to), `/detalhes/${id}`);
      await expect(prose(page)).toBeVisible();
      expect(await findOffences(page)).toEqual([]);
      expect(await prose(page).innerHTML()).toBe(fromServer);

      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
});

test('files that another server stores run no script of the portal, and have no origin as pages', async ({
  page,
  bare,
  consoleErrors,
}) => {
  consoleErrors.expected = /404|TrustedScriptURL|sandboxed/;
  bare.files['/storage/evil.js'] = evilScript;
  await visit(page, bare.portalUrl);
  const outcome = await page.evaluate(async () => {
    const file = await fetch('/storage/evil.js');
    const worker = await navigator.serviceWorker.register('/storage/evil.js').then(
      () => 'registered',
      () => 'refused',
    );
    return { file: file.status, worker };
  });
  expect(outcome).toEqual({ file: 200, worker: 'refused' });

  bare.files['/storage/evil.html'] = {
    type: 'text/html',
    content: '<title>Arquivo</title><p>Arquivo</p><script>document.title = "ran"</script>',
  };
  await page.goto(new URL('/storage/evil.html', bare.portalUrl).href);
  await expect(page.getByText('Arquivo')).toBeVisible();
  expect(await page.title()).toBe('Arquivo');
  expect(await page.evaluate(() => globalThis.origin)).toBe('null');
});
