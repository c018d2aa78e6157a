import { isOpen, patternOf } from './patterns.ts';

/**
 * Addresses for patterns with parameters that no page links to, relative to the base path. A pattern that is linked
 * needs none: the suite finds its example itself.
 */
const given: Record<string, string> = {
  '*': '/nada/disto',
  '/pages/:name': '/pages/Not%C3%ADcias',
  '/course_details/:id': '/course_details/1',
  // Only papers lead here.
  '/conferir/:code': '/conferir/psg-1-AAAAAAAAAAAAAAAA',
  // Only a candidate's own pages link to these, and find better ones: whoever is not logged in is led to the log-in.
  '/printing/:id': '/printing/1',
  '/pss-printing/:personId/:selectionProcessid/:jobsTitleId': '/pss-printing/1/1/1',
  '/ficha/:id': '/ficha/1',
  '/ficha_psg/:id': '/ficha_psg/1',
};

/**
 * An address for each pattern: the pattern itself, or the first link to it that is found by reading one page of each
 * pattern, or one of the given.
 * @param linksOf reads the links of a page: paths with their query, relative to the base path
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
