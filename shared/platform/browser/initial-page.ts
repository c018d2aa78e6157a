import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { RenderedPageRef } from '../app/boot-data.ts';
import type { LoadedModule } from './module-loader.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;
type Pages = LoadedModule<RouteObject[]>;

interface FirstPageOptions {
  sent: RenderedPageRef;
  /** Path of the document, relative to the base path. */
  path: string;
  pagesAt(path: string): Promise<Pages>;
}

/**
 * The page that the server has sent. With its code of the same release it is hydrated. If only another release can be
 * loaded, the router navigates to its address as to any other, and shows that. If none can, as where a content filter blocks
 * a script, what was sent stays: it can be read, and its links work.
 */
export function createInitialPage({ sent, path, pagesAt }: FirstPageOptions) {
  const asked = pagesAt(path);
  /** What was asked for, for the router's next question. */
  let answer: Promise<Pages> | null = null;
  const code = asked.then(
    ({ source, part }) => (source === 'current' ? (part[0] ?? null) : null),
    () => null,
  );
  return {
    /** Of the release that the server has rendered; null where that cannot be had. */
    code,
    /** @returns the pages at a path: those of the first page are not asked for twice */
    pagesAt(wanted: string): Promise<Pages> {
      const known = wanted === path ? answer : null;
      answer = null;
      return known ?? pagesAt(wanted);
    },
    async follow(router: Router): Promise<void> {
      const isLoaded = await asked.then(
        () => true,
        () => false,
      );
      if (!isLoaded || (await code) || !isShown(router.state, sent.id)) return;
      answer = asked;
      const { search, hash, state } = router.state.location;
      await router.navigate(
        { pathname: path, search, hash },
        { replace: true, preventScrollReset: true, state },
      );
    },
  };
}

/** Whether the route is shown and nothing else is on its way: a navigation that has begun finds out by itself. */
const isShown = ({ matches, navigation }: Pick<Router['state'], 'matches' | 'navigation'>, id: string) =>
  navigation.state === 'idle' && matches.some(({ route }) => route.id === id);
