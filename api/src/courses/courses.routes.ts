import { suggest } from '@portal/contract/catalogue/search-catalogue';
import { listOpenCourses, searchCourses, suggestTitles } from '@portal/contract/endpoints/catalogue';
import { getClass, listCoursePlans, listDiscountPolicies } from '@portal/contract/endpoints/course-details';
import { getCourse, listCourses } from '@portal/contract/endpoints/courses';
import {
  courseCardPath,
  getAreaCalendar,
  getClassCalendar,
  getCourseCard,
} from '@portal/contract/endpoints/files';
import { localDay } from '@portal/contract/format/calendar';
import { classCalendar } from '../calendars/calendar-text.ts';
import { cardVersion, courseCard } from '../cards/course-card.ts';
import { requireFound } from '../http/http-error.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { json, sendCalendar, sendCard, sendWithEtag } from '../http/send-with-etag.ts';
import { catalogueSnapshots } from './catalogue.snapshot.ts';
import { courseRepository } from './courses.repository.ts';
import { courseSnapshots } from './courses.snapshot.ts';

/** Registers the schedule, courses, payment methods, discounts and course plans (A 2.4, A 2.5, A 2.6), cards and calendars. */
export const coursesRoutes: RouteGroup = (app) => {
  const courses = courseRepository(app.db);
  const snapshot = courseSnapshots(app);
  const catalogue = catalogueSnapshots(app, snapshot);

  route(app, listCourses, async ({ query, request, reply }) => {
    const { list, version } = await snapshot();
    return sendWithEtag(request, reply.type(json), list(query), version);
  });
  route(app, searchCourses, async ({ query, request, reply }) => {
    const { search } = await catalogue();
    return sendWithEtag(request, reply.type(json), search(query, app.now().getTime()));
  });
  route(app, listOpenCourses, async () => ({
    data: (await snapshot()).courses.map(({ id }) => id),
  }));
  route(app, suggestTitles, async ({ query: { title, modality } }) => ({
    data: suggest((await catalogue()).catalogue, title, modality),
  }));
  route(app, getCourse, async ({ params }) => {
    const course = requireFound(await courses.find(params.id));
    const version = cardVersion(courseCard(course, localDay(app.now())));
    return { data: { ...course, share_image_url: courseCardPath(course.id, version) } };
  });
  route(app, getClass, async ({ params }) => ({
    data: { payments_methods: requireFound(await courses.findPaymentMethods(params.planoDoCursoId)) },
  }));
  route(app, listDiscountPolicies, async () => ({ data: await courses.listDiscounts() }));
  route(app, listCoursePlans, async () => ({ data: await courses.listPlans() }));

  route(app, getCourseCard, async ({ params, request, reply }) => {
    const card = courseCard(requireFound(await courses.find(params.id)), localDay(app.now()));
    return sendCard(app, request, reply, card);
  });
  route(app, getClassCalendar, async ({ params, request, reply }) => {
    const each = requireFound(await courses.findCalendarClass(params.planoDoCursoId, app.now()));
    const text = classCalendar(each.title, [each], app.portalUrl);
    return sendCalendar(request, reply, `turma-${each.planoDoCursoId}`, text);
  });
  route(app, getAreaCalendar, async ({ params: { area }, request, reply }) => {
    const { name, classes } = requireFound(await courses.findCalendarArea(area, app.now()));
    return sendCalendar(request, reply, area, classCalendar(`Turmas: ${name}`, classes, app.portalUrl));
  });
};
