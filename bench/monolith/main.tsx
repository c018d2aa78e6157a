import '@portal/ui/base.css';
import type { SlotSource } from '@portal/platform/remote';
import { queryClientContext } from '@portal/runtime/preload';
import { configureApi } from '@portal/shared/api';
import { expireSession, readToken } from '@portal/shared/session';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { portalApp } from '../../host/src/portal-app.ts';
import candidate from '../../mf-candidate/src/routes.tsx';
import content from '../../mf-content/src/routes.tsx';
import courses from '../../mf-courses/src/routes.tsx';
import * as openCourses from '../../mf-courses/src/slots/open-courses.tsx';
import * as pickedCourses from '../../mf-courses/src/slots/picked-courses.tsx';
import psg from '../../mf-psg/src/routes.tsx';
import pss from '../../mf-pss/src/routes.tsx';
import { Portal } from '../../shared/platform/app/portal.tsx';
import { namespaced, portalRoutes } from '../../shared/platform/app/portal-routes.tsx';

/** The same portal as one bundle, rendered by the browser: what the federated one is measured against. */
configureApi({ baseUrl: '/api/v1', storageUrl: '/storage', token: readToken, onUnauthorized: expireSession });
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });
const slotModule = (name: string) =>
  ({ kind: 'loaded', module: name === 'picked-courses' ? pickedCourses : openCourses }) as const;
const slots: SlotSource = {
  peek: slotModule,
  beforeRetry: async () => {},
  threw: () => {},
  shown: () => {},
  load: (name) => Promise.resolve(slotModule(name)),
};
const pages = Object.entries({ courses, psg, pss, candidate, content });
const router = createBrowserRouter(
  portalRoutes(
    portalApp,
    pages.flatMap(([name, routes]) => namespaced(name, routes)),
  ),
  {
    basename: portalApp.basePath,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(queryClientContext, queryClient);
      return context;
    },
    future: { v8_middleware: true } as never,
  },
);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Portal queryClient={queryClient} slots={slots} menuAt={() => null} navigations={router}>
      <RouterProvider router={router} />
    </Portal>,
  );
}
