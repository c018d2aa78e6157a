import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { RenderedPageRef } from '../app/boot-data.ts';
import type { LoadedModule } from './module-loader.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;
type Pages = LoadedModule<RouteObject[]>;

interface InitialPageOptions {
  sent: RenderedPageRef;
  /** Path of the document, relative to the base path. */
  path: string;
  pagesAt(path: string): Promise<Pages>;
  /** Called if no release loads. */
  onFailure(): void;
}

/**
 * Takes over the server-rendered page. Code of the same release hydrates it. If only another release loads, the router
 * navigates to the same path and shows that one. If none loads, as when a content filter blocks a script, the HTML
 * stays: it can be read, and its links work.
 */
export function createInitialPage({ sent, path, pagesAt, onFailure }: InitialPageOptions) {
  const asked = pagesAt(path);
  asked.catch(onFailure);
  let answer: Promise<Pages> | null = null;
  const code = asked.then(
    ({ source, part }) => (source === 'current' ? (part[0] ?? null) : null),
    () => null,
  );
  return {
    /** Code of the release that the server rendered; null if it failed to load. */
    code,
    /** Returns the pages at a path. Those of the first page are not requested twice. */
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

/** Whether the route is shown without a pending navigation, which would load the page itself. */
const isShown = ({ matches, navigation }: Pick<Router['state'], 'matches' | 'navigation'>, id: string) =>
  navigation.state === 'idle' && matches.some(({ route }) => route.id === id);
