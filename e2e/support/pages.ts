import { findExamples } from './examples.ts';
import type { Page, Portal } from './portal.ts';

export interface Remote {
  name: string;
  paths: string[];
}

/** Returns the running portal's remotes, so that no test has to list their pages. */
export async function remotesOf(page: Page, portal: Portal): Promise<Remote[]> {
  const answer = await page.request.get(`${portal.url}registry.json`);
  const { remotes } = (await answer.json()) as { remotes: Remote[] };
  return remotes;
}

const examples = new Map<string, Promise<Map<string, string>>>();

/** Returns a path for each page pattern, relative to the base path, as found by an anonymous visitor. */
export async function examplesOf(page: Page, portal: Portal): Promise<Map<string, string>> {
  const patterns = (await remotesOf(page, portal)).flatMap(({ paths }) => paths);
  const found = examples.get(portal.url) ?? findExamples(patterns, (path) => linksInHtml(page, portal, path));
  examples.set(portal.url, found);
  return found;
}

async function linksInHtml(page: Page, portal: Portal, path: string): Promise<string[]> {
  const html = await (await page.request.get(portal.url + path.slice(1))).text();
  return [...html.matchAll(/href="\/senac-portal(\/[^"]*)"/g)].map(([, link]) => link ?? '');
}
