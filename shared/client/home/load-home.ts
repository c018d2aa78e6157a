import { call, nullIfMissing } from '@portal/client/api';
import { byStart } from '@portal/contract/catalogue/catalogue-course';
import { isEnrolling } from '@portal/contract/catalogue/enrolment-state';
import { type Course, listCourses } from '@portal/contract/endpoints/courses';
import {
  getHome,
  getSettings,
  type Home,
  listBanners,
  listPages,
  type Page,
} from '@portal/contract/endpoints/home';
import { fold } from '@portal/contract/format/text';

export const loadHome = async (signal?: AbortSignal): Promise<Home> => condenseHome(await fetchHome(signal));

/** GET /home; composed from its four parts if the server lacks this endpoint. */
async function fetchHome(signal?: AbortSignal): Promise<Home> {
  const home = await nullIfMissing(call(getHome, { signal }));
  if (home) return home;
  const [settings, banners, pages, courses] = await Promise.all([
    call(getSettings, { signal }),
    call(listBanners, { signal }),
    call(listPages, { signal }),
    call(listCourses, { signal }),
  ]);
  return { settings, banners, pages, courses };
}

/** Open courses on the home page (A 9). */
const MAX_COURSES = 8;
/** News items on the home page (A 9). */
const MAX_NEWS = 2;

/** Reduces the home data to what is shown: every page's HTML contains it, and servers may send the whole catalogue. */
export const condenseHome = (home: Home): Home => ({
  ...home,
  courses: home.courses.filter(isEnrolling).slice(0, MAX_COURSES).map(condenseCourse),
  pages: home.pages.map(condensePage),
});

/** Cards show only the first class by start date. */
const condenseCourse = (course: Course): Course => ({
  ...course,
  goals: null,
  requirements: [],
  classes: byStart(course.classes)
    .slice(0, 1)
    .map((first) => ({ ...first, dataPeriodoExecucaoFinal: null, calendar_url: null })),
});

const condensePage = ({ name, children, contents }: Page): Page => ({
  name,
  children: children.map((child) => ({ ...child, contents: [] })),
  contents:
    fold(name) === 'noticias'
      ? [...contents]
          .sort((one, other) => Number(other.emphasis === 1) - Number(one.emphasis === 1))
          .slice(0, MAX_NEWS)
          .map((content) => ({ ...content, descritive: null, updated_at: null, views: null, tags: [] }))
      : [],
});
