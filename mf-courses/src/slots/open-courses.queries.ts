import { homeQuery } from '@portal/client/home-query';
import { now } from '@portal/contract/clock';
import { queryOptions } from '@tanstack/react-query';

const MAX_COURSES = 8;

/**
 * Cards of the home data's open courses, at most eight (A 2.2, A 9). The code that builds cards is loaded on demand:
 * server-rendered pages contain its result.
 */
export const openCoursesQuery = () =>
  queryOptions({
    queryKey: ['open-courses'],
    queryFn: async ({ client }) => {
      const { courses } = await client.fetchQuery(homeQuery());
      const { openCards } = await import('./open-cards.ts');
      return openCards(courses, now()).slice(0, MAX_COURSES);
    },
  });
