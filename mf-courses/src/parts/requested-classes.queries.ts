import { ApiError, call } from '@portal/client/api';
import { listWishedClasses, type RequestedClass } from '@portal/contract/endpoints/contact';
import { queryOptions } from '@tanstack/react-query';

/** Requested classes of a course; none if the server does not count them. */
export const wishedClassesQuery = (course: string) =>
  queryOptions({
    queryKey: ['wished-classes', course],
    queryFn: async ({ signal }): Promise<RequestedClass[]> => {
      try {
        return course ? await call(listWishedClasses, { query: { course }, signal }) : [];
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });
