import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, usualBrowser } from '../e2e/support/browser.ts';
import { type Audit, audit } from './responsiveness/audit.ts';
import { asReturningVisitor, desk, phone } from './slow-phone.ts';

interface ComparedPage {
  /** Path below the base path. */
  path: string;
  before: Audit;
  after: Audit;
  /** File names in the folder. */
  screenshots: readonly string[];
}

interface Options {
  /** Base URL of the portal. */
  portal: string;
  /** Link of the preview. */
  link: string;
  paths: readonly string[];
  /** Existing or new folder for screenshots. */
  folder: string;
}

/** Measures and photographs pages of a portal, as they are and in a preview. */
export async function comparePages({ portal, link, paths, folder }: Options): Promise<ComparedPage[]> {
  mkdirSync(folder, { recursive: true });
  const cookie = await readCookie(link);
  const compared: ComparedPage[] = [];
  for (const path of paths) {
    const url = portal + path;
    const screenshots = [
      ...(await photograph(url, 'before', path, folder)),
      ...(await photograph(url, 'after', path, folder, cookie)),
    ];
    compared.push({ path, screenshots, before: await audit(url), after: await audit(url, { cookie }) });
  }
  return compared;
}

/** @throws Error if the link gives no cookie */
async function readCookie(link: string): Promise<string> {
  const response = await fetch(link, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0];
  if (!cookie) throw new Error(`the preview's link answers ${response.status}`);
  return cookie;
}

async function photograph(
  url: string,
  state: 'before' | 'after',
  path: string,
  folder: string,
  cookie?: string,
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: usualBrowser, args: [...browserFlags] });
  try {
    const files: string[] = [];
    for (const viewport of [phone, desk]) {
      const page = await browser.newPage({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' });
      await asReturningVisitor(page);
      if (cookie) {
        const [name = '', value = ''] = cookie.split('=');
        await page.context().addCookies([{ name, value, url }]);
      }
      await page.goto(url, { waitUntil: 'networkidle' });
      // As while a scroll position is restored, cards below the screen are painted, too.
      await page.evaluate(() => document.documentElement.setAttribute('data-restoring', ''));
      const name = path.replace(/^\//, '').replaceAll('/', '-') || 'home';
      const file = `${name}-${viewport.width}-${state}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      files.push(file);
    }
    return files;
  } finally {
    await browser.close();
  }
}
