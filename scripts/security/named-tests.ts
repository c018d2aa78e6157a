/** @returns the test files that a document names between backticks, each once */
export function namedTests(text: string): string[] {
  const found = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
  return [...new Set(found)];
}

/** Those that run in a browser are Playwright's, the others Vitest's. */
export function byRunner(files: readonly string[]): { unit: string[]; endToEnd: string[] } {
  const endToEnd = files.filter((file) => file.startsWith('e2e/'));
  return { unit: files.filter((file) => !endToEnd.includes(file)), endToEnd };
}
