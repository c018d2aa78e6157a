import type { Content, Page, SubPage } from '@portal/contract/endpoints/home';
import { fold } from '@portal/contract/format/text';

/** Page or sub-page found by its name. */
type NamedPage = { kind: 'found'; name: string; contents: Content[] } | { kind: 'missing' };

/** Finds a page or sub-page by its name, ignoring accents and case (B 2.10). */
export function pageNamed(pages: readonly Page[], name: string): NamedPage {
  const all: readonly SubPage[] = [...pages, ...pages.flatMap(({ children }) => children)];
  const same = all.filter((page) => fold(page.name) === fold(name));
  const page = same.find(({ contents }) => contents.length > 0) ?? same[0];
  return page ? { kind: 'found', name: page.name, contents: page.contents } : { kind: 'missing' };
}
