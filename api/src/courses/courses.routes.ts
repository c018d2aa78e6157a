import { type Catalogue, toCatalogue } from '@portal/contract/catalogue';
import { OTHERS } from '@portal/contract/catalogue/course-entries';
import { isEnrolling, isOver } from '@portal/contract/catalogue/enrolment-state';
import { searchCatalogue, suggest } from '@portal/contract/catalogue/search-catalogue';
import {
  type CatalogueFilters,
  type CatalogueGroup,
  listOpenCourses,
  searchCourses,
  suggestTitles,
} from '@portal/contract/endpoints/catalogue';
import { getClass, listCoursePlans, listDiscountPolicies } from '@portal/contract/endpoints/course-details';
import { getCourse, listCourses } from '@portal/contract/endpoints/courses';
import {
  areaCalendarPath,
  courseCardPath,
  getAreaCalendar,
  getClassCalendar,
  getCourseCard,
} from '@portal/contract/endpoints/files';
import { localDay } from '@portal/contract/format/calendar';
import { slug } from '@portal/contract/format/text';
import * as z from 'zod';
import { type CalendarClass, classCalendar } from '../calendars/calendar-text.ts';
import { cardVersion, courseCard } from '../cards/course-card.ts';
import { requireFound } from '../http/http-error.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { json, sendCalendar, sendCard, sendWithEtag } from '../http/send-with-etag.ts';
import { createSynonymSnapshot } from '../search/search-documents.repository.ts';
import type { Services } from '../services.ts';
import { type CourseRow, listDiscounts, listPlans } from './courses.repository.ts';

/** Registers the schedule, courses, payment methods, discounts and course plans (A 2.4, A 2.5, A 2.6), cards and calendars. */
export const coursesRoutes: RouteGroup = (app) => {
  const catalogueSnapshot = createCatalogueSnapshot(app);
  const findCourse = async (id: number) => {
    const { courses } = await app.courseSnapshot();
    const course = requireFound(courses.find((each) => each.id === id));
    return { course, card: courseCard(course, localDay(app.now())) };
  };

  route(app, listCourses, async ({ query, request, reply }) => {
    const { list, version } = await app.courseSnapshot();
    return sendWithEtag(request, reply.type(json), list(query), version);
  });
  route(app, searchCourses, async ({ query, request, reply }) => {
    const { search } = await catalogueSnapshot();
    return sendWithEtag(request, reply.type(json), search(query, app.now().getTime()));
  });
  route(app, listOpenCourses, async () => ({
    data: (await app.courseSnapshot()).open.map(({ id }) => id),
  }));
  route(app, suggestTitles, async ({ query: { title, modality } }) => ({
    data: suggest((await catalogueSnapshot()).catalogue, title, modality),
  }));
  route(app, getCourse, async ({ params }) => {
    const { course, card } = await findCourse(params.id);
    return { data: { ...course, share_image_url: courseCardPath(course.id, cardVersion(card)) } };
  });
  route(app, getClass, async ({ params }) => {
    const { courses } = await app.courseSnapshot();
    const classes = courses.flatMap((course) => course.classes);
    const each = classes.find(({ planoDoCursoId }) => planoDoCursoId === params.planoDoCursoId);
    return { data: requireFound(each) };
  });
  route(app, listDiscountPolicies, async () => ({ data: await listDiscounts(app.db) }));
  route(app, listCoursePlans, async () => ({ data: await listPlans(app.db) }));

  route(app, getCourseCard, async ({ params, request, reply }) => {
    const { card } = await findCourse(params.id);
    return sendCard(app, request, reply, card);
  });
  route(app, getClassCalendar, async ({ params: { planoDoCursoId: id }, request, reply }) => {
    const { courses } = await app.courseSnapshot();
    const classes = listCalendarClasses(courses, app.now());
    const each = requireFound(classes.find(({ planoDoCursoId }) => planoDoCursoId === id));
    return sendCalendar(request, reply, `turma-${id}`, classCalendar(each.title, [each], app.portalUrl));
  });
  route(app, getAreaCalendar, async ({ params: { area }, request, reply }) => {
    const { courses } = await app.courseSnapshot();
    const isOfArea = (name: string) => slug(name) === area;
    const listNames = (course: CourseRow) => [course.axis_technology, course.segment].filter(isOfArea);
    const name = requireFound(courses.flatMap(listNames)[0]);
    const offered = courses.filter((course) => isEnrolling(course) && listNames(course).length > 0);
    const classes = listCalendarClasses(offered, app.now()).filter(
      ({ dataPeriodoExecucaoInicial }) => dataPeriodoExecucaoInicial >= localDay(app.now()),
    );
    return sendCalendar(request, reply, area, classCalendar(`Turmas: ${name}`, classes, app.portalUrl));
  });
};

/** Lists the classes with a first day whose enrolment is open, online or at their unit, in order of that day. */
const listCalendarClasses = (courses: readonly CourseRow[], now: Date): CalendarClass[] =>
  courses
    .flatMap(({ title, updated_at, classes }) =>
      classes.flatMap(({ dataPeriodoExecucaoInicial, ...each }) =>
        dataPeriodoExecucaoInicial === null || isOver(each, now.getTime())
          ? []
          : { ...each, dataPeriodoExecucaoInicial, title, updated_at },
      ),
    )
    .sort(
      (one, other) =>
        one.dataPeriodoExecucaoInicial.localeCompare(other.dataPeriodoExecucaoInicial) ||
        one.planoDoCursoId - other.planoDoCursoId,
    );

/** Maximum bytes of cached responses. */
const CACHE_BYTES = 16 * 1024 * 1024;
const CACHE_MS = 60_000;

/** Creates a function that returns the searchable schedule. It is built by the first search after a change. */
function createCatalogueSnapshot(services: Pick<Services, 'db' | 'now' | 'courseSnapshot'>) {
  const synonymSnapshot = createSynonymSnapshot(services);
  const build = (...sources: Parameters<typeof toCatalogue>) => {
    const catalogue = toCatalogue(...sources);
    return { sources, catalogue, search: createSearch(catalogue) };
  };
  let last: ReturnType<typeof build> | undefined;
  return async () => {
    const { open } = await services.courseSnapshot();
    const synonyms = await synonymSnapshot();
    if (last?.sources[0] !== open || last.sources[1] !== synonyms) last = build(open, synonyms);
    return last;
  };
}

/** Creates responses of GET /courses-search in the contract's strict form, with the calendars of their areas. */
function createSearch(catalogue: Catalogue): (filters: CatalogueFilters, now: number) => Buffer {
  const cache = createResponseCache(CACHE_BYTES);
  return (filters, now) =>
    cache(JSON.stringify([filters, Math.floor(now / CACHE_MS)]), () => {
      const page = searchCatalogue(catalogue, filters, now);
      const groups = page.groups.map((group) => withCalendar(group, filters));
      return Buffer.from(JSON.stringify({ data: z.encode(searchCourses.answer, { ...page, groups }) }));
    });
}

/** Adds the calendar of the group's area, or of the area that filters a flat list. */
function withCalendar(group: CatalogueGroup, { axis }: CatalogueFilters): CatalogueGroup {
  const area = group.axis ?? axis?.trim();
  return { ...group, calendarUrl: area && area !== OTHERS ? areaCalendarPath(area) : null };
}
