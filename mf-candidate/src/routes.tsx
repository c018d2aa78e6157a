import { page } from '@portal/runtime/federation';

export default [
  page('login', '/login', () => import(/* webpackChunkName: "login" */ './pages/login/login.page.tsx')),
  page(
    'candidate-area',
    '/area_do_candidato',
    () => import(/* webpackChunkName: "candidate-area" */ './pages/candidate-area/candidate-area.page.tsx'),
  ),
  page(
    'profile',
    '/perfil',
    () => import(/* webpackChunkName: "profile" */ './pages/profile/profile.page.tsx'),
  ),
  page(
    'password',
    '/password',
    () => import(/* webpackChunkName: "password" */ './pages/password/password.page.tsx'),
  ),
  page(
    'recover-password',
    '/changePassword',
    () =>
      import(/* webpackChunkName: "recover-password" */ './pages/recover-password/recover-password.page.tsx'),
  ),
  page(
    'reset-password',
    '/resetPassword',
    () => import(/* webpackChunkName: "reset-password" */ './pages/reset-password/reset-password.page.tsx'),
  ),
  page(
    'psg-receipt',
    '/printing/:id',
    () => import(/* webpackChunkName: "psg-receipt" */ './pages/psg-receipt/psg-receipt.page.tsx'),
  ),
  page(
    'pss-receipt',
    '/pss-printing/:personId/:selectionProcessid/:jobsTitleId',
    () => import(/* webpackChunkName: "pss-receipt" */ './pages/pss-receipt/pss-receipt.page.tsx'),
  ),
  page(
    'psg-sheet',
    '/ficha_psg/:id',
    () => import(/* webpackChunkName: "psg-sheet" */ './pages/psg-sheet/psg-sheet.page.tsx'),
  ),
  page(
    'pss-sheet',
    '/ficha/:id',
    () => import(/* webpackChunkName: "pss-sheet" */ './pages/pss-sheet/pss-sheet.page.tsx'),
  ),
  page(
    'receipt-check',
    '/conferir/:code',
    () => import(/* webpackChunkName: "receipt-check" */ './pages/receipt-check/receipt-check.page.tsx'),
  ),
];
