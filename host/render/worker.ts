/** Entry point of the processes that render this portal's pages. */

import { configureApi } from '@portal/client/api';
import { homeQuery } from '@portal/client/home-query';
import { startWorker } from '@portal/platform/render';
import { portalApp } from '../src/portal-app.ts';
import { createParseCache } from './parse-cache.ts';
import { sharedHead } from './shared-head.ts';
import modules from './shared-modules.ts';

startWorker({
  ...portalApp,
  modules,
  shellQueries: () => [homeQuery()],
  headData: (data) => data.getQueryData(homeQuery().queryKey)?.settings,
  head: sharedHead,
  connect: ({ upstreams, portalOrigin, fetch }) =>
    configureApi({
      baseUrl: upstreams['/api/v1'] ?? '',
      portalOrigin,
      token: () => null,
      onUnauthorized: () => {},
      fetch,
      parseResponse: createParseCache(),
    }),
});
