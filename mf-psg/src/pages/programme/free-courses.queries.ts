import { cataloguePage } from '@portal/client/catalogue/catalogue-query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cityNames } from '../../domain/near-courses.ts';

/** Loads free courses with vacancies, those in a city and the first of all, and the cities to choose from. */
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
      return { courses, cities: cityNames(all.facets.cities.map(({ value }) => value)) };
    },
    placeholderData: keepPreviousData,
  });
