import type { Page, Portal } from './portal.ts';

/** Returns an expression for the paths of a pattern such as `/detalhes/:id`; `*` matches every path. */
const toExpression = (pattern: string): RegExp =>
  pattern === '*'
    ? /^/
    : new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i');

/** Ranks a pattern: static segments come before parameters, and `*` comes last. */
const rankOpenness = (pattern: string): number =>
  pattern === '*' ? Number.POSITIVE_INFINITY : pattern.split(':').length - 1;

export const isOpen = (pattern: string): boolean => rankOpenness(pattern) > 0;

/** Returns the pattern that owns a path, as the router ranks them. */
export const patternOf = (patterns: readonly string[], path: string): string | undefined =>
  patterns
    .toSorted((one, other) => rankOpenness(one) - rankOpenness(other))
    .find((pattern) => toExpression(pattern).test(path));

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

const foundExamples = new Map<string, Promise<Map<string, string>>>();

/** Returns a path for each page pattern, relative to the base path, as found by an anonymous visitor. */
export async function examplesOf(page: Page, portal: Portal): Promise<Map<string, string>> {
  const patterns = (await remotesOf(page, portal)).flatMap(({ paths }) => paths);
  const found =
    foundExamples.get(portal.url) ?? findExamples(patterns, (path) => linksInHtml(page, portal, path));
  foundExamples.set(portal.url, found);
  return found;
}

async function linksInHtml(page: Page, portal: Portal, path: string): Promise<string[]> {
  const html = await (await page.request.get(portal.url + path.slice(1))).text();
  return [...html.matchAll(/href="\/senac-portal(\/[^"]*)"/g)].map(([, link]) => link ?? '');
}

/**
 * Paths for patterns with parameters to which no page links, relative to the base path. For linked patterns, the suite
 * finds examples itself.
 */
const given: Record<string, string> = {
  '*': '/nada/disto',
  '/pages/:name': '/pages/Not%C3%ADcias',
  '/course_details/:id': '/course_details/1',
  // Only printouts link here.
  '/conferir/:code': '/conferir/psg-1-AAAAAAAAAAAAAAAA',
  // Only a candidate's own pages link to these and provide better examples: anonymous visitors are redirected to the
  // log-in.
  '/printing/:id': '/printing/1',
  '/pss-printing/:personId/:selectionProcessid/:jobsTitleId': '/pss-printing/1/1/1',
  '/ficha/:id': '/ficha/1',
  '/ficha_psg/:id': '/ficha_psg/1',
};

/**
 * Returns a path for each pattern: the pattern itself, the first link found on one page per pattern, or a given one.
 * @param linksOf returns a page's links: paths with query, relative to the base path
 * @throws Error that names the patterns without an example
 */
export async function findExamples(
  patterns: readonly string[],
  linksOf: (path: string) => Promise<string[]>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const unread: string[] = [];
  const add = (pattern: string, path: string) => {
    found.set(pattern, path);
    unread.push(path);
  };
  const missing = () => patterns.filter((pattern) => !found.has(pattern));

  async function readOn(): Promise<void> {
    while (missing().length > 0) {
      const path = unread.shift();
      if (path === undefined) return;
      for (const link of await linksOf(path)) {
        const pattern = patternOf(patterns, link.replace(/[?#].*$/, ''));
        if (pattern && isOpen(pattern) && pattern !== '*' && !found.has(pattern)) add(pattern, link);
      }
    }
  }

  for (const pattern of patterns) if (!isOpen(pattern)) add(pattern, pattern);
  await readOn();
  for (const pattern of missing()) {
    const path = given[pattern];
    if (path) add(pattern, path);
  }
  await readOn();
  if (missing().length > 0)
    throw new Error(`No page links to ${missing().join(', ')}: add an address to e2e/support/pages.ts.`);
  return found;
}
