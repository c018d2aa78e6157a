import type { ReleaseFiles } from './compare-sizes.ts';

/** A release as far as its pages are compared. */
export interface ComparedRelease {
  files: ReleaseFiles;
  /** Names of each page's files without content hash, by path pattern. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** Returns the paths without parameters of pages that are new, or of which a file differs. */
export function findChangedPages(active: ComparedRelease, own: ComparedRelease): string[] {
  const isChanged = (name: string) => active.files.get(name)?.content !== own.files.get(name)?.content;
  return Object.keys(own.pages).filter((pattern) => {
    if (/[:*?]/.test(pattern)) return false;
    const [before, after] = [active.pages[pattern] ?? [], own.pages[pattern] ?? []];
    return before.toSorted().join() !== after.toSorted().join() || after.some(isChanged);
  });
}
