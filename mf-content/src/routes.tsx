import { page } from '@portal/runtime/federation';
import { redirect } from '@portal/runtime/router';

export default [
  page('home', '/', () => import(/* webpackChunkName: "home" */ './pages/home/home.page.tsx')),
  page(
    'search-result',
    '/searchResult',
    () => import(/* webpackChunkName: "search-result" */ './pages/search-result/search-result.page.tsx'),
  ),
  page('about', '/QuemSomos', () => import(/* webpackChunkName: "about" */ './pages/about/about.page.tsx')),
  page('units', '/unidades', () => import(/* webpackChunkName: "units" */ './pages/units/units.page.tsx')),
  page(
    'history',
    '/historia',
    () => import(/* webpackChunkName: "history" */ './pages/history/history.page.tsx'),
  ),
  page(
    'privacy',
    '/politicas',
    () => import(/* webpackChunkName: "privacy" */ './pages/privacy/privacy.page.tsx'),
  ),
  page(
    'opportunities',
    '/banco_de_oportunidades',
    () => import(/* webpackChunkName: "opportunities" */ './pages/opportunities/opportunities.page.tsx'),
  ),
  page(
    'apprentice',
    '/jovem_aprendiz',
    () => import(/* webpackChunkName: "apprentice" */ './pages/apprentice/apprentice.page.tsx'),
  ),
  page(
    'library',
    '/biblioteca',
    () => import(/* webpackChunkName: "library" */ './pages/library/library.page.tsx'),
  ),
  page(
    'galleries',
    '/gallery',
    () => import(/* webpackChunkName: "galleries" */ './pages/galleries/galleries.page.tsx'),
  ),
  page(
    'gallery',
    '/gallery/:id',
    () => import(/* webpackChunkName: "gallery" */ './pages/gallery/gallery.page.tsx'),
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
    'social-media',
    '/socialMedia',
    () => import(/* webpackChunkName: "social-media" */ './pages/social-media/social-media.page.tsx'),
  ),
  page('survey', '/survey', () => import(/* webpackChunkName: "survey" */ './pages/survey/survey.page.tsx')),
  page(
    'course-request',
    '/psa',
    () => import(/* webpackChunkName: "course-request" */ './pages/course-request/course-request.page.tsx'),
  ),
  page(
    'contact',
    '/FaleConosco',
    () => import(/* webpackChunkName: "contact" */ './pages/contact/contact.page.tsx'),
  ),
  page('faq', '/faq', () => import(/* webpackChunkName: "faq" */ './pages/faq/faq.page.tsx')),
  page('files', '/arquivos', () => import(/* webpackChunkName: "files" */ './pages/files/files.page.tsx')),
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
