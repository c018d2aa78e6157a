import { type ComponentType, use } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import type { SentPage } from '../app/boot-data.ts';
import { SENT } from '../app/region.tsx';

type Page = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'loader' | 'shouldRevalidate'>;

/**
 * The route of the page that the server has sent, while its code is on its way: what it shows suspends until then, so
 * that React keeps what was sent. From then on it does what the page's own route says.
 *
 * @param Failure stands for a page that failed and says nothing of its own
 * @param code of the release that the server has rendered; null where that cannot be had, and the route is given up
 */
export function hydratedRoute(
  { id, path }: Pick<SentPage, 'id' | 'path'>,
  code: Promise<Page | null>,
  Failure: ComponentType,
): RouteObject {
  let page: Page | null = null;
  const hydratable = code.then((come) => {
    page = come;
    return come ?? new Promise<never>(() => {});
  });
  const shown = (choose: (page: Page) => ComponentType | null | undefined) => () => {
    const Shown = choose(use(hydratable)) ?? Failure;
    return <Shown />;
  };
  return {
    id,
    path,
    handle: SENT,
    Component: shown(({ Component }) => Component),
    ErrorBoundary: shown(({ ErrorBoundary }) => ErrorBoundary),
    async loader(args) {
      const come = await code;
      // The same navigation again finds the route that has taken the place of this one.
      if (!come) throw redirect(args.request.url);
      return typeof come.loader === 'function' ? come.loader(args) : null;
    },
    shouldRevalidate: (args) => page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
  };
}
