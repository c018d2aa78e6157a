import { page } from '@portal/shared/federation';

export default [
  page(
    'schedule',
    '/cursos',
    () => import(/* webpackChunkName: "schedule" */ './pages/schedule/schedule.page.tsx'),
  ),
];
