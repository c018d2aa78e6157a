import { homeQuery } from '@portal/runtime/home-query';
import { queryOptions } from '@portal/runtime/query';

const SHOWN = 8;

/**
 * The home data's open courses as cards, at most eight (A 2.2, A 9). What makes cards of courses is a script of its
 * own: with the page of the server its result comes along.
 */
export const openCoursesQuery = () =>
  queryOptions({
    queryKey: ['open-courses'],
    queryFn: async ({ client }) => {
      const { courses } = await client.fetchQuery(homeQuery());
      const { toCatalogueCourse } = await import('@portal/shared/catalogue/catalogue-course');
      return courses
        .filter(({ enrollment_open }) => enrollment_open === 1)
        .slice(0, SHOWN)
        .map(toCatalogueCourse);
    },
  });
