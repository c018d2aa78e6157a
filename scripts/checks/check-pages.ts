import { chromium, type Page } from '@playwright/test';
import { readSource } from '../../shared/platform/cli/read-manifest.ts';

const HYDRATION_TIMEOUT_MS = 30_000;

interface Remote {
  name: string;
  paths: string[];
}

/**
 * Opens the first page without parameters of each remote of a running portal in a browser.
 * @param url base URL of the portal
 * @param executablePath path of the browser
 * @returns a line for each page with what failed; names of remotes whose page failed
 */
export async function checkPages(
  url: string,
  executablePath: string,
): Promise<{ lines: string[]; broken: string[] }> {
  const base = url.replace(/\/+$/, '');
  const { remotes }: { remotes: Remote[] } = JSON.parse(await readSource(`${base}/registry.json`));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const lines: string[] = [];
    const broken: string[] = [];
    for (const { name, paths } of remotes) {
      const path = paths.find((each) => /^\/[^:*?]*$/.test(each));
      if (path === undefined) continue;
      const page = await browser.newPage();
      const errors = await collectErrors(page, base + path);
      await page.close();
      lines.push(`${name} ${path}: ${errors.length === 0 ? 'works in a browser' : errors.join('; ')}`);
      if (errors.length > 0) broken.push(name);
    }
    return { lines, broken };
  } finally {
    await browser.close();
  }
}

/** Returns errors of scripts, violations of the content security policy and faults that the page reports itself. */
async function collectErrors(page: Page, url: string): Promise<string[]> {
  const errors = new Set<string>();
  page.on('pageerror', ({ message }) => errors.add(message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted(Script|HTML)/.test(message.text())) errors.add(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/_faults'))
      errors.add(`reports a fault ${request.postData() ?? ''}`.trim());
  });
  try {
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: HYDRATION_TIMEOUT_MS });
    // A page that the browser renders loads its code after the shell has hydrated.
    await page.waitForLoadState('networkidle');
  } catch (error) {
    errors.add((error as Error).message.split('\n')[0] ?? '');
  }
  return [...errors];
}
