import { expect, test } from '../support/portal.ts';

/** Paths of every kind, from the origin, with the status of the response. */
const addresses: readonly (readonly [address: string, status: number])[] = [
  ['/senac-portal/', 200],
  ['/senac-portal/nada/disto', 404],
  ['/senac-portal/%ff', 400],
  ['/senac-portal/home', 301],
  ['/senac-portal', 301],
  ['/', 302],
  ['/senac-portal/assets/nothing.js', 404],
  ['/senac-portal/assets/', 404],
  ['/senac-portal/remotes/mf-courses/web/nothing.js', 404],
  ['/senac-portal/registry.json', 200],
  ['/api/v1/settings', 200],
  ['/api/v1/nothing', 404],
  ['/api/v1/my-selection-processes', 401],
  ['/storage/nothing.png', 404],
  ['/healthz', 200],
  ['/robots.txt', 200],
  ['/favicon.ico', 200],
  ['/senac-portal/manifest.webmanifest', 200],
  ['/nothing', 404],
];

/** Checks the HTTP Observatory's rules for a single response. */
function expectObservatoryRules(headers: Record<string, string>): void {
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.has('form-action')).toBe(true);
  const scripts = policy.get('script-src') ?? [];
  const isOurs = /\/senac-portal\/(assets|remotes)\/$|^'sha256-[\w+/]{43}='$/;
  expect(scripts.filter((source) => !isOurs.test(source))).toEqual([]);
  const styles = policy.get('style-src') ?? [];
  expect(styles.filter((source) => !/^'(self|sha256-[\w+/]{43}=)'$/.test(source))).toEqual(
    policy.has('sandbox') ? ["'unsafe-inline'"] : [],
  );
  expect(headers['strict-transport-security']).toMatch(/^max-age=(1576[89]\d{4}|[2-9]\d{7,})\b/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
  );
  expect(headers['cross-origin-resource-policy']).toMatch(/^(same-origin|cross-origin)$/);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  for (const name of ['set-cookie', 'access-control-allow-origin', 'server', 'x-powered-by']) {
    expect(headers[name], name).toBeUndefined();
  }
}

test('the headers of every path pass the HTTP Observatory', async ({ portal, request }) => {
  for (const [address, status] of addresses)
    await test.step(address, async () => {
      const answer = await request.get(new URL(portal.url).origin + address, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expectObservatoryRules(answer.headers());
      expect(answer.headers().location ?? '/').toMatch(/^\/(?!\/)/);
    });
});

test('the headers of every file of the home page pass too, all on its origin', async ({ page, portal }) => {
  const answers: { url: string; headers: Promise<Record<string, string>> }[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http'))
      answers.push({ url: response.url(), headers: response.allHeaders() });
  });
  await page.goto(portal.url, { waitUntil: 'networkidle' });
  expect(answers.filter(({ url }) => url.includes('/remotes/'))).not.toEqual([]);
  expect(answers.filter(({ url }) => url.includes('/storage/'))).not.toEqual([]);
  for (const { url, headers } of answers) {
    expect(new URL(url).origin, url).toBe(new URL(portal.url).origin);
    await test.step(url, async () => expectObservatoryRules(await headers));
  }
});
