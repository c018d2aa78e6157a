import { isOpen, patternOf } from './patterns.ts';

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
    throw new Error(`No page links to ${missing().join(', ')}: add an address to e2e/support/examples.ts.`);
  return found;
}
