import { page } from '@portal/runtime/federation';

export default [
  page(
    'programme',
    '/psg',
    () => import(/* webpackChunkName: "programme" */ './pages/programme/programme.page.tsx'),
  ),
  page(
    'details',
    '/psg/detalhes',
    () => import(/* webpackChunkName: "details" */ './pages/details/details.page.tsx'),
  ),
  page(
    'notice',
    '/psg/edital/:id',
    () => import(/* webpackChunkName: "notice" */ './pages/notice/notice.page.tsx'),
  ),
  page(
    'closed-notice',
    '/psg/encerrado/:id',
    () => import(/* webpackChunkName: "closed-notice" */ './pages/closed-notice/closed-notice.page.tsx'),
  ),
  page(
    'registration',
    '/psg_cadastro',
    () => import(/* webpackChunkName: "registration" */ './pages/registration/registration.page.tsx'),
  ),
];
