import { page } from '@portal/runtime/federation';

export default [
  page(
    'processes',
    '/pss',
    () => import(/* webpackChunkName: "processes" */ './pages/processes/processes.page.tsx'),
  ),
  page(
    'notice',
    '/pss_edital/:id',
    () => import(/* webpackChunkName: "notice" */ './pages/notice/notice.page.tsx'),
  ),
  page(
    'closed-notice',
    '/pss_encerrado/:id',
    () => import(/* webpackChunkName: "closed-notice" */ './pages/closed-notice/closed-notice.page.tsx'),
  ),
  page(
    'application',
    '/pss_cadastro',
    () => import(/* webpackChunkName: "application" */ './pages/application/application.page.tsx'),
  ),
];
