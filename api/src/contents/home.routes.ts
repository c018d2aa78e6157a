import { getHome } from '@portal/contract/endpoints/home';
import { courseRepository } from '../courses/courses.repository.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { institutionRepository } from '../institution/institution.repository.ts';
import { pageRepository } from './pages.repository.ts';

const MAX_COURSES = 8;
const MAX_NEWS = 4;

/** Registers GET /home: the data that every page needs (A 3, "Home info"). */
export const homeRoutes: RouteGroup = (app) => {
  const institution = institutionRepository(app.db);
  const pages = pageRepository(app.db);
  const courses = courseRepository(app.db);

  route(app, getHome, async () => ({
    data: {
      settings: await institution.settings(),
      banners: await institution.listBanners(),
      pages: await pages.outline(app.now(), MAX_NEWS),
      courses: await courses.listCards(MAX_COURSES),
    },
  }));
};
