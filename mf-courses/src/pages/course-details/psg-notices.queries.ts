import { call } from '@portal/client/api';
import { listPsgProcesses } from '@portal/contract/endpoints/processes';
import { searchPortal } from '@portal/contract/endpoints/search';
import { queryOptions } from '@tanstack/react-query';
import { psgNotices } from '../../domain/psg-notices.ts';

/** Open PSG notices with a course of this title, from the search: the list of processes has no offers. */
export const psgNoticesQuery = (title: string) =>
  queryOptions({
    queryKey: ['psg-notices', title],
    queryFn: async ({ signal }) => {
      const [found, processes] = await Promise.all([
        call(searchPortal, { query: { search: title }, signal }),
        call(listPsgProcesses, { signal }),
      ]);
      return psgNotices(title, found.psgCoursesSelectionProcess, processes);
    },
  });
