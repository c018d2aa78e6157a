import { cataloguePage } from '@portal/runtime/catalogue/catalogue-query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Free courses with vacancies, those in a city besides the first of all, and the cities that have any. */
export const freeCoursesQuery = (city: string) =>
  queryOptions({
    queryKey: ['free-courses', city],
    queryFn: async (asking) => {
      const filters = { modality: '1', vacancies: '1', size: '24' };
      const [all, local] = await Promise.all([
        cataloguePage(filters, asking),
        city === '' ? null : cataloguePage({ ...filters, city }, asking),
      ]);
      const courses = [...(local?.groups ?? []), ...all.groups].flatMap((group) => group.courses);
      return { courses, cities: all.facets.cities };
    },
    placeholderData: keepPreviousData,
  });
