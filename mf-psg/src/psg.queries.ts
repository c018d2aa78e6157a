import { call } from '@portal/client/api';
import { cataloguePage } from '@portal/client/catalogue/catalogue-query';
import { getPsgProcess, listPsgProcesses, type PsgProcess } from '@portal/contract/endpoints/processes';
import { fold } from '@portal/contract/format/text';
import { queryOptions } from '@tanstack/react-query';
import { readPsgProcess } from './domain/psg.ts';

export const psgProcessQuery = (id: string) =>
  queryOptions({
    queryKey: ['psg-process', id],
    meta: { required: true },
    queryFn: ({ signal }) => call(getPsgProcess, { params: { id }, signal }),
    select: readPsgProcess,
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

export const psgProcessesQuery = () =>
  queryOptions({
    queryKey: ['psg-processes'],
    queryFn: ({ signal }) => call(listPsgProcesses, { signal }),
    select: readPsgProcesses,
  });

/** A stable function, so that its result is memoised. */
const readPsgProcesses = (processes: readonly PsgProcess[]) => processes.map(readPsgProcess);
