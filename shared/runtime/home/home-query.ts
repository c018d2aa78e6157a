import { queryOptions } from '@portal/runtime/query';
import { ApiError, call } from '@portal/shared/api';
import { listBanners } from '@portal/shared/contract/banners';
import { listCourses } from '@portal/shared/contract/courses';
import { getHome, type Home } from '@portal/shared/contract/home';
import { listPages } from '@portal/shared/contract/pages';
import { getSettings } from '@portal/shared/contract/settings';
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
