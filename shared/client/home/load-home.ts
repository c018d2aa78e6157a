import { ApiError, call } from '@portal/client/api';
import { listCourses } from '@portal/contract/endpoints/courses';
import { getHome, getSettings, type Home, listBanners, listPages } from '@portal/contract/endpoints/home';
import { condenseHome } from './condense-home.ts';

export const loadHome = async (signal?: AbortSignal): Promise<Home> => condenseHome(await fetchHome(signal));

/** GET /home; composed from its four parts if the server lacks this endpoint. */
async function fetchHome(signal?: AbortSignal): Promise<Home> {
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
