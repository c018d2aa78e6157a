import { homeQuery } from '@portal/runtime/home-query';
import { now } from '@portal/shared/clock';
import { queryOptions } from '@tanstack/react-query';

const SHOWN = 8;

/**
 * The home data's open courses as cards print them, at most eight (A 2.2, A 9). What makes cards of courses is a
 * script of its own: with the page of the server its result comes along.
 */
export const openCoursesQuery = () =>
  queryOptions({
    queryKey: ['open-courses'],
    queryFn: async ({ client }) => {
      const { courses } = await client.fetchQuery(homeQuery());
      const { openCards } = await import('./open-cards.ts');
      return openCards(courses, now()).slice(0, SHOWN);
    },
  });
