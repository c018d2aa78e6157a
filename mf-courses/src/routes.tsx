import { page } from '@portal/runtime/federation';
import { redirect } from '@portal/runtime/router';

export default [
  page(
    'schedule',
    '/cursos',
    () => import(/* webpackChunkName: "schedule" */ './pages/schedule/paid-schedule.page.tsx'),
  ),
  page(
    'free-schedule',
    '/cursos-livres',
    () => import(/* webpackChunkName: "free-schedule" */ './pages/schedule/free-schedule.page.tsx'),
  ),
  page(
    'course-details',
    '/detalhes/:id',
    () => import(/* webpackChunkName: "course-details" */ './pages/course-details/course-details.page.tsx'),
  ),
  page(
    'saved',
    '/cursos-salvos',
    () => import(/* webpackChunkName: "saved" */ './pages/saved/saved.page.tsx'),
  ),
  page(
    'compare',
    '/comparar-cursos',
    () => import(/* webpackChunkName: "compare" */ './pages/compare/compare.page.tsx'),
  ),
  page(
    'interest',
    '/interesse',
    () => import(/* webpackChunkName: "interest" */ './pages/interest/interest.page.tsx'),
  ),
  page(
    'course-plans',
    '/plano_cursos',
    () => import(/* webpackChunkName: "course-plans" */ './pages/course-plans/course-plans.page.tsx'),
  ),
  // The name that the first specification uses for the page of a course.
  {
    id: 'old-details',
    path: '/course_details/:id',
    loader: ({ params }: { params: { id?: string } }) => redirect(`/detalhes/${params.id}`, 301),
  },
];
