import { ApiError, call } from '@portal/client/api';
import { type Content, getContent, listPages } from '@portal/contract/endpoints/home';
import { queryOptions } from '@tanstack/react-query';
import { byEmphasis, NEWS_PAGE, newsOf, pageNamed } from '../domain/contents.ts';

/**
 * Finds a page by name with its contents.
 * @throws ApiError 404 without one
 */
async function loadPage(name: string, signal: AbortSignal) {
  const page = pageNamed(await call(listPages, { query: { title: name }, signal }), name);
  if (!page) throw new ApiError('http', { status: 404 });
  return page;
}

const removeBody = (content: Content): Content => ({ ...content, descritive: null });

/** Contents of a page or sub-page for a list: emphasised ones first, without their bodies (B 2.8, B 2.10). */
export const pageContentsQuery = (name: string) =>
  queryOptions({
    queryKey: ['page-contents', name],
    meta: { required: true },
    queryFn: async ({ signal }) => {
      const page = await loadPage(name, signal);
      return { name: page.name, contents: byEmphasis(page.contents).map(removeBody) };
    },
  });

/** News; none if the server lacks that page (B 2.8). */
export const newsQuery = () =>
  queryOptions({
    queryKey: ['news'],
    queryFn: async ({ signal }) =>
      newsOf(await call(listPages, { query: { title: NEWS_PAGE }, signal })).map(removeBody),
  });

/** Content with its body (B 2.8). */
export const contentQuery = (slug: string) =>
  queryOptions({
    queryKey: ['content', slug],
    meta: { required: true },
    queryFn: ({ signal }) => call(getContent, { params: { slug }, signal }),
  });

/** First content of a sub-page, with its body; null without one (B 2.10). */
export const firstContentQuery = (name: string) =>
  queryOptions({
    queryKey: ['first-content', name],
    meta: { required: true },
    queryFn: async ({ signal }) => {
      const page = await loadPage(name, signal);
      const [first] = byEmphasis(page.contents);
      if (!first) return { name: page.name, content: null };
      const content = first.descritive
        ? first
        : await call(getContent, { params: { slug: first.slug }, signal });
      return { name: page.name, content };
    },
  });
