import { list } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { banner } from './banners.ts';
import { course } from './courses.ts';
import { defineEndpoint } from './endpoint.ts';
import { page } from './pages.ts';
import { settings } from './settings.ts';

/** Data shared by shell and home page (A 3, "Home info"). */
export const home = z.object({
  settings,
  banners: list(banner),
  pages: list(page),
  courses: list(course),
});
export type Home = z.output<typeof home>;

/** GET /home. The specification does not state its path. Use `homeQuery` to read it (A 7). */
export const getHome = defineEndpoint({ method: 'GET', path: '/home', answer: home, optional: true });
