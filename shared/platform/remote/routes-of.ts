import { type RouteObject, redirect } from 'react-router-dom';
import { isRedirect, type PageList, type Redirect } from '../contract/descriptor.ts';
import { type PageModule, page } from './page.ts';

/**
 * Creates the routes of a remote's pages.
 * @param load imports a page's module by page name
 */
export const routesOf = (pages: PageList, load: (name: string) => Promise<PageModule>): RouteObject[] =>
  pages.map((entry) =>
    isRedirect(entry) ? redirectRoute(entry) : page(entry.name, entry.path, () => load(entry.name)),
  );

const redirectRoute = ({ path, redirectTo }: Redirect): RouteObject => ({
  path,
  loader: ({ params }) =>
    redirect(
      redirectTo.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')),
      301,
    ),
});
