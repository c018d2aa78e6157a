import { cataloguePage } from '@portal/runtime/catalogue/catalogue-query';
import { call } from '@portal/shared/api';
import { getPsgProcess } from '@portal/shared/contract/selection-processes';
import { fold } from '@portal/shared/format/fold';
import { queryOptions } from '@tanstack/react-query';

export const psgProcessQuery = (id: string) =>
  queryOptions({
    queryKey: ['psg-process', id],
    meta: { required: true },
    queryFn: ({ signal }) => call(getPsgProcess, { params: { id }, signal }),
  });

/** Finds the free course of a title. */
export const freeCourseQuery = (title: string) =>
  queryOptions({
    queryKey: ['free-course', title],
    queryFn: async (asking) => {
      const { groups } = await cataloguePage({ modality: '1', title, size: '1' }, asking);
      const course = groups[0]?.courses[0];
      return course && fold(course.title) === fold(title) ? { id: course.id } : null;
    },
  });
