import { OTHERS } from '@portal/shared/catalogue/catalogue';
import { searchCatalogue } from '@portal/shared/catalogue/search-catalogue';
import { suggest } from '@portal/shared/catalogue/suggest';
import { areaCalendarPath } from '@portal/shared/contract/calendars';
import {
  type CatalogueFilters,
  type CatalogueGroup,
  searchCourses,
  suggestTitles,
} from '@portal/shared/contract/catalogue';
import { listCoursePlans } from '@portal/shared/contract/course-plans';
import { getCourse, listCourses } from '@portal/shared/contract/courses';
import { getClass, listDiscountPolicies } from '@portal/shared/contract/payments';
import { route } from '../../route.ts';
import { sendTagged } from '../../send-tagged.ts';
import type { RouteGroup } from '../route-group.ts';
import { courseRepository } from './courses.repository.ts';
import { courseSnapshots } from './courses.snapshot.ts';
import { found } from './found.ts';

/** The schedule, a course, how its classes are paid, discounts and course plans (A 2.4, A 2.5, A 2.6). */
export const coursesRoutes: RouteGroup = (app) => {
  const courses = courseRepository(app.db);
  const snapshot = courseSnapshots(app);

  route(app, listCourses, async ({ query, request, reply }) => {
    const { list, version } = await snapshot();
    return sendTagged(request, reply.type('application/json; charset=utf-8'), list(query), version);
  });
  route(app, searchCourses, async ({ query }) => {
    const page = searchCatalogue((await snapshot()).catalogue, query);
    return { data: { ...page, groups: page.groups.map((group) => withCalendar(group, query)) } };
  });
  route(app, suggestTitles, async ({ query: { title, modality } }) => ({
    data: suggest((await snapshot()).catalogue, title, modality),
  }));
  route(app, getCourse, async ({ params }) => ({ data: found(await courses.find(params.id)) }));
  route(app, getClass, async ({ params }) => ({
    data: { payments_methods: found(await courses.findPaymentMethods(params.planoDoCursoId)) },
  }));
  route(app, listDiscountPolicies, async () => ({ data: await courses.listDiscounts() }));
  route(app, listCoursePlans, async () => ({ data: await courses.listPlans() }));
};

/** The feed of the group's area, or of the area that a flat list was narrowed to. */
function withCalendar(group: CatalogueGroup, { axis }: CatalogueFilters): CatalogueGroup {
  const area = group.axis ?? axis?.trim();
  return { ...group, calendarUrl: area && area !== OTHERS ? areaCalendarPath(area) : null };
}
