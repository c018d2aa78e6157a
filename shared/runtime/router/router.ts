/**
 * The portal's router: the only way to reach react-router. It is shared as one instance between host and
 * remotes, and only these names are shipped.
 */

export type {
  LinkProps,
  LoaderFunctionArgs,
  PatchRoutesOnNavigationFunction,
  RouteObject,
  To,
} from 'react-router-dom';
export {
  createBrowserRouter,
  createContext,
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
