import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { expect, hydrated, type Portal, test } from '../support/portal.ts';

/** A host as it runs in production: caching on, behind which the api can be taken away. */
async function inProduction(
  portal: Portal,
  use: (host: { url: string; asked: () => number; takeApiAway: () => void }) => Promise<void>,
): Promise<void> {
  const api = await startFaultProxy(portal.apiUrl);
  const host = await portal.anotherHost({ API_URL: api.url, HTML_CACHE_SECONDS: '600' });
  try {
    await use({
      url: host.url,
      asked: () => api.asked,
      takeApiAway: () => {
        api.fault = { kind: 'down' };
      },
    });
  } finally {
    await host.stop();
    await api.stop();
  }
}

/** An answer as it travels. */
function raw(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
      .on('error', reject);
  });
}

test('one page serves every campaign, host, cookie and encoding', async ({ portal }) => {
  await inProduction(portal, async ({ url, asked }) => {
    const first = await raw(`${url}cursos?title=corte&page=1`);
    const before = asked();
    const same = [
      await raw(`${url}cursos?utm_source=jornal&page=1&title=corte&fbclid=x`),
      await raw(`${url}cursos?title=corte&title=outro&page=1`),
      await raw(`${url}cursos?title=corte&page=1`, { host: 'localhost', cookie: '_ga=1; x=2' }),
    ];
    for (const answer of same) {
      expect(answer.body.equals(first.body)).toBe(true);
      expect(answer.headers.etag).toBe(first.headers.etag);
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    }
    const br = await raw(`${url}cursos?title=corte&page=1`, { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).equals(first.body)).toBe(true);
    const gzip = await raw(`${url}cursos?title=corte&page=1`, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(first.body)).toBe(true);
    expect(asked()).toBe(before);
  });
});

test('a kept page outlives the server that its data came from; addresses that do not exist stay 404', async ({
  portal,
}) => {
  await inProduction(portal, async ({ url, takeApiAway }) => {
    const before = await raw(`${url}detalhes/1`);
    const missing = await raw(`${url}detalhes/99999`);
    expect(missing.status).toBe(404);
    takeApiAway();
    expect((await raw(`${url}detalhes/1`)).body.equals(before.body)).toBe(true);
    expect((await raw(`${url}detalhes/99999`)).status).toBe(404);
    const incomplete = await raw(`${url}noticias`);
    expect(incomplete.status).toBe(200);
    expect(incomplete.headers['cache-control']).toBe('private, no-cache');
  });
});

test('a page out of a shared cache has the visitor’s theme before it is painted, and keeps its address', async ({
  page,
  portal,
  complaints,
}) => {
  await page.context().addCookies([
    { name: 'tema', value: 'contrast', url: portal.url },
    { name: 'escala', value: '125', url: portal.url },
  ]);
  // What a cache in front gives to everybody: the page as it was made for somebody without choices.
  const everybodys = await raw(`${portal.url}cursos`);
  await page.route('**/senac-portal/cursos?*', (route) =>
    route.fulfill({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: everybodys.body,
    }),
  );
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${portal.url}cursos?utm_source=jornal&fbclid=x`);
  await hydrated(page);
  expect(await page.evaluate(() => 'themeAtBody' in window && window.themeAtBody)).toBe('contrast');
  await expect(page.locator('html')).toHaveAttribute('data-scale', '125');
  await expect(page).toHaveURL(`${portal.url}cursos?utm_source=jornal&fbclid=x`);
  expect(complaints.list).toEqual([]);
});

test('a page hydrates what was rendered for its canonical address', async ({ page, portal, complaints }) => {
  for (const path of [
    'cursos?page=2&utm_source=x&title=t%C3%A9cnico',
    'comparar-cursos?mostrar=diferencas&ids=1,2&gclid=x',
    'noticias?busca=vagas&utm_medium=x',
    'psg_cadastro?courseName=Nome&course=1&process=50&utm_source=x',
    'pss_cadastro?roleName=Nome&role=1&process=25&utm_source=x',
    'searchResult?search=cozinha&utm_source=x',
  ]) {
    await page.goto(portal.url + path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(complaints.list, path).toEqual([]);
    await expect(page).toHaveURL(portal.url + path);
  }
});

test('a page comes alive with the moment that it shows, also where the browser has kept it', async ({
  browser,
  portal,
}) => {
  const before = Date.now();
  const host = await portal.anotherHost({ HTML_CACHE_SECONDS: '4' });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const visit = async () => {
      const answer = await page.goto(`${host.url}noticias`);
      await hydrated(page);
      const moment = await page.evaluate(() =>
        Math.min(
          ...window.__portal.queryClient
            .getQueryCache()
            .getAll()
            .map(({ state }) => state.dataUpdatedAt)
            .filter((moment) => moment > 0),
        ),
      );
      const headers = answer?.headers() ?? {};
      expect(headers['server-timing']).toBe(`rendered;desc="${moment}"`);
      return { etag: headers.etag, moment };
    };
    const first = await visit();
    expect(first.moment).toBeGreaterThan(before);
    // It was made anew meanwhile, says the same and is not sent again: its moment is the new one.
    await expect(async () => {
      const next = await visit();
      expect(next.etag).toBe(first.etag);
      expect(next.moment).toBeGreaterThan(first.moment);
    }).toPass();
  } finally {
    await context.close();
    await host.stop();
  }
});
