import { queryOptions } from '@tanstack/react-query';
import { listOfflinePages } from './offline-pages.ts';

/** Saved pages on this device, also read without a connection. */
export const offlinePagesQuery = () =>
  queryOptions({ queryKey: ['kept-pages'], queryFn: listOfflinePages, networkMode: 'always', staleTime: 0 });
