import { queryOptions } from '@portal/shared/query';
import { listBanners } from '../contract/banners.ts';
import { listCourses } from '../contract/courses.ts';
import { getHome, type Home } from '../contract/home.ts';
import { listPages } from '../contract/pages.ts';
import { getSettings } from '../contract/settings.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { condenseHome } from './condense-home.ts';

/**
 * The shared home data, fetched once for shell and pages (A 3, A 7).
 * Condensed: eight open courses and the first news; pages with longer lists have calls of their own.
 */
export const homeQuery = () =>
  queryOptions({ queryKey: ['home'], queryFn: async ({ signal }) => condenseHome(await loadHome(signal)) });

/**
 * GET /home; where a server has no such call, the same from its four parts.
 *
 * @throws ApiError
 */
async function loadHome(signal?: AbortSignal): Promise<Home> {
  try {
    return await call(getHome, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return composeHome(signal);
    throw error;
  }
}

async function composeHome(signal?: AbortSignal): Promise<Home> {
  const [settings, banners, pages, courses] = await Promise.all([
    call(getSettings, { signal }),
    call(listBanners, { signal }),
    call(listPages, { signal }),
    call(listCourses, { signal }),
  ]);
  return { settings, banners, pages, courses };
}
