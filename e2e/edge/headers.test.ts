import net from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/portal.ts';

/** Addresses of every kind, from the origin, with the status that they are answered with. */
const addresses: readonly (readonly [kind: string, address: string, status: number])[] = [
  ['the home page', '/senac-portal/', 200],
  ['a page', '/senac-portal/cursos', 200],
  ['a page that is not there', '/senac-portal/nada/disto', 404],
  ['an address that cannot be read', '/senac-portal/%ff', 400],
  ['an old address', '/senac-portal/home', 301],
  ['the address without a slash', '/senac-portal', 301],
  ['the root', '/', 302],
  ['a file that is not there', '/senac-portal/assets/nothing.js', 404],
  ['a folder of files', '/senac-portal/assets/', 404],
  ['a remote’s file that is not there', '/senac-portal/remotes/mf-courses/web/nothing.js', 404],
  ['what is known of the remotes', '/senac-portal/registry.json', 200],
  ['a call', '/api/v1/settings', 200],
  ['a call that nobody knows', '/api/v1/nothing', 404],
  ['a call that needs a log-in', '/api/v1/my-selection-processes', 401],
  ['a stored file that is not there', '/storage/nothing.png', 404],
  ['the state of the process', '/healthz', 200],
  ['what robots read first', '/robots.txt', 200],
  ['the icon of the site', '/favicon.ico', 200],
  ['what phones read', '/senac-portal/manifest.webmanifest', 200],
  ['what is nowhere', '/nothing', 404],
];

/** The points of the HTTP Observatory that concern one answer. */
function expectWhatObservatoryAsks(headers: Record<string, string>): void {
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

for (const [kind, address, status] of addresses) {
  test(`the headers of ${kind} are what the HTTP Observatory asks for`, async ({ portal, request }) => {
    const answer = await request.get(new URL(portal.url).origin + address, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expectWhatObservatoryAsks(answer.headers());
    expect(answer.headers().location ?? '/').toMatch(/^\/(?!\/)/);
  });
}

test('so are those of every file that the home page is made of, all of them on its origin', async ({
  page,
  portal,
}) => {
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
    await test.step(url, async () => expectWhatObservatoryAsks(await headers));
  }
});

test('so are those of what is refused: too large, or no request at all', async ({ portal, request }) => {
  const { origin, hostname, port } = new URL(portal.url);
  const large = await request.post(`${origin}/api/v1/tickets`, { data: 'x'.repeat(300_000) });
  expect(large.status()).toBe(413);
  expectWhatObservatoryAsks(large.headers());
  const socket = net.connect(Number(port), hostname);
  socket.write('NONSENSE\r\n\r\n');
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  const lines = head.split('\r\n').slice(1);
  expectWhatObservatoryAsks(Object.fromEntries(lines.map((line) => line.split(': ') as [string, string])));
});
