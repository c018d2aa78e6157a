import { page } from '@portal/shared/federation';
import { redirect } from '@portal/shared/router';

export default [
  page('home', '/', () => import(/* webpackChunkName: "home" */ './pages/home/home.page.tsx')),
  page(
    'search-result',
    '/searchResult',
    () => import(/* webpackChunkName: "search-result" */ './pages/search-result/search-result.page.tsx'),
  ),
  page('news', '/noticias', () => import(/* webpackChunkName: "news" */ './pages/news/news.page.tsx')),
  page(
    'news-item',
    '/noticias/:slug',
    () => import(/* webpackChunkName: "news-item" */ './pages/news-item/news-item.page.tsx'),
  ),
  page(
    'page-list',
    '/pages/:name',
    () => import(/* webpackChunkName: "page-list" */ './pages/page-list/page-list.page.tsx'),
  ),
  page(
    'page-item',
    '/pages/:slug/:name',
    () => import(/* webpackChunkName: "page-item" */ './pages/page-item/page-item.page.tsx'),
  ),
  page(
    'sub-page',
    '/subPages/:name',
    () => import(/* webpackChunkName: "sub-page" */ './pages/sub-page/sub-page.page.tsx'),
  ),
  // The name that the first specification uses for the home page.
  { id: 'old-home', path: '/home', loader: () => redirect('/', 301) },
  page(
    'not-found',
    '*',
    () => import(/* webpackChunkName: "not-found" */ './pages/not-found/not-found.page.tsx'),
  ),
];
