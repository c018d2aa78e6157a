import { page } from '@portal/shared/federation';
import { redirect } from '@portal/shared/router';

export default [
  page('home', '/', () => import(/* webpackChunkName: "home" */ './pages/home/home.page.tsx')),
  // The name that the first specification uses for the home page.
  { id: 'old-home', path: '/home', loader: () => redirect('/', 301) },
  page(
    'not-found',
    '*',
    () => import(/* webpackChunkName: "not-found" */ './pages/not-found/not-found.page.tsx'),
  ),
];
