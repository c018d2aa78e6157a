import { queryOptions } from '@tanstack/react-query';
import { keptPages } from './kept-pages.ts';

/** What is kept on this device; asked of the browser, with or without a connection. */
export const keptPagesQuery = () =>
  queryOptions({ queryKey: ['kept-pages'], queryFn: keptPages, networkMode: 'always', staleTime: 0 });
