import { suggest } from '@portal/contract/catalogue/search-catalogue';
import { calendarPaths } from '@portal/contract/endpoints/calendars';
import { listOpenCourses, searchCourses, suggestTitles } from '@portal/contract/endpoints/catalogue';
import {
  courseCardPath,
  courseCardRoute,
  getClass,
  listCoursePlans,
  listDiscountPolicies,
} from '@portal/contract/endpoints/course-details';
import { getCourse, listCourses } from '@portal/contract/endpoints/courses';
import { localDay } from '@portal/contract/format/calendar';
import { isNotModified, weakEtag } from '@portal/server-kit/etag';
import * as z from 'zod';
import { cardVersion, courseCard } from '../cards/course-card.ts';
import { requireFound } from '../http/http-error.ts';
import { apiPrefix, type RouteGroup, route } from '../http/route.ts';
import { calendarSchema, json, sendCalendar, sendWithEtag } from '../http/send-with-etag.ts';
import { createRenderCache } from '../rendering/render-thread.ts';
import { calendarRepository } from './calendars.repository.ts';
import { calendarText } from './course-calendar.ts';
import { courseRepository } from './courses.repository.ts';
import { courseSnapshots } from './courses.snapshot.ts';

/** Registers the schedule, courses, payment methods, discounts and course plans (A 2.4, A 2.5, A 2.6). */
export const coursesRoutes: RouteGroup = (app) => {
  const courses = courseRepository(app.db);
  const snapshot = courseSnapshots(app);

  route(app, listCourses, async ({ query, request, reply }) => {
    const { list, version } = await snapshot();
    return sendWithEtag(request, reply.type(json), list(query), version);
  });
  route(app, searchCourses, async ({ query, request, reply }) => {
    const { search } = await snapshot();
    return sendWithEtag(request, reply.type(json), search(query, app.now().getTime()));
  });
  route(app, listOpenCourses, async () => ({ data: await courses.listOpenIds() }));
  route(app, suggestTitles, async ({ query: { title, modality } }) => ({
    data: suggest((await snapshot()).catalogue, title, modality),
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
};

/**
 * Registers the picture of a course for shared links, listed as `share_image_url`; beyond the bare contract. A file,
 * not JSON, hence not an endpoint of the contract. Ignores the query.
 */
export const courseCardsRoutes: RouteGroup = (app) => {
  const courses = courseRepository(app.db);
  const kept = createRenderCache();

  app.get<{ Params: { id: number } }>(
    apiPrefix + courseCardRoute,
    {
      schema: {
        params: getCourse.params,
        response: { 200: { content: { 'image/png': { schema: z.unknown() } } } },
      },
    },
    async (request, reply) => {
      const card = courseCard(requireFound(await courses.find(request.params.id)), localDay(app.now()));
      const version = cardVersion(card);
      const png = isNotModified(weakEtag(version), request.headers['if-none-match'])
        ? ''
        : await kept(version, () => app.drawings.card({ card, storageDir: app.storageDir }));
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=600')
        .header('cross-origin-resource-policy', 'cross-origin');
      return sendWithEtag(request, reply, png, version);
    },
  );
};

/**
 * Registers calendars of a class and of an area, listed as `calendar_url`; beyond the bare contract. They are files,
 * not JSON, hence not endpoints of the contract.
 */
export const calendarsRoutes: RouteGroup = (app) => {
  const calendars = calendarRepository(app.db);

  app.get<{ Params: { planoDoCursoId: number } }>(
    apiPrefix + calendarPaths.ofClass,
    { schema: calendarSchema(getClass.params) },
    async (request, reply) => {
      const each = requireFound(await calendars.findClass(request.params.planoDoCursoId, app.now()));
      return sendCalendar(
        request,
        reply,
        `turma-${each.id}`,
        calendarText(each.title, [each], app.portalUrl),
      );
    },
  );

  app.get<{ Params: { area: string } }>(
    apiPrefix + calendarPaths.ofArea,
    { schema: calendarSchema(z.object({ area: z.string() })) },
    async (request, reply) => {
      const { area } = request.params;
      const { name, classes } = requireFound(await calendars.findArea(area, app.now()));
      return sendCalendar(request, reply, area, calendarText(`Turmas: ${name}`, classes, app.portalUrl));
    },
  );
};
