import { listCoursePlans } from '@portal/shared/contract/course-plans';
import { getCourse, listCourses } from '@portal/shared/contract/courses';
import { getClass, listDiscountPolicies } from '@portal/shared/contract/payments';
import { route } from '../../route.ts';
import type { RouteGroup } from '../route-group.ts';
import { courseRepository } from './courses.repository.ts';
import { found } from './found.ts';

/** The schedule, a course, how its classes are paid, discounts and course plans (A 2.4, A 2.5, A 2.6). */
export const coursesRoutes: RouteGroup = (app) => {
  const courses = courseRepository(app.db);

  route(app, listCourses, async ({ query }) => ({ data: await courses.listOpen(query) }));
  route(app, getCourse, async ({ params }) => ({ data: found(await courses.find(params.id)) }));
  route(app, getClass, async ({ params }) => ({
    data: { payments_methods: found(await courses.findPaymentMethods(params.planoDoCursoId)) },
  }));
  route(app, listDiscountPolicies, async () => ({ data: await courses.listDiscounts() }));
  route(app, listCoursePlans, async () => ({ data: await courses.listPlans() }));
};
