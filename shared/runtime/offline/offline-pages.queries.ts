import { queryOptions } from '@tanstack/react-query';
import { listOfflinePages } from './offline-pages.ts';

/** What is kept on this device; asked of the browser, with or without a connection. */
export const offlinePagesQuery = () =>
  queryOptions({ queryKey: ['kept-pages'], queryFn: listOfflinePages, networkMode: 'always', staleTime: 0 });
