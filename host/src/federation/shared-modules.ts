import * as api from '@portal/client/api';
import * as home from '@portal/client/home-query';
import * as session from '@portal/client/session';
import * as toasts from '@portal/client/toasts';
import * as clock from '@portal/contract/clock';
import * as lenient from '@portal/contract/endpoints/lenient';
import * as calendar from '@portal/contract/format/calendar';
import {
  HydrationBoundary,
  page,
  preload,
  queryClientContext,
  routesOf,
  Slot,
} from '@portal/platform/remote';
import * as area from '@portal/ui/area';
import * as asyncRegion from '@portal/ui/async-region';
import * as button from '@portal/ui/button';
import * as emptyState from '@portal/ui/empty-state';
import * as pageMeta from '@portal/ui/page-meta';
import * as picture from '@portal/ui/picture';
import * as skeleton from '@portal/ui/skeleton';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as zustand from 'zustand';
import * as dayjs from './libraries/dayjs.ts';
import * as query from './libraries/react-query.ts';
import * as router from './libraries/react-router-dom.ts';
import * as zod from './libraries/zod-mini.ts';

/** Shared modules, by the names under which remotes import them. */
export const modules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': router,
  '@tanstack/react-query': query,
  'zod/mini': zod,
  zustand,
  dayjs,
  // Only builds of remotes read their declarations.
  '@portal/platform/remote': { HydrationBoundary, page, preload, queryClientContext, routesOf, Slot },
  '@portal/contract/clock': clock,
  '@portal/contract/endpoints/lenient': lenient,
  '@portal/contract/format/calendar': calendar,
  '@portal/client/session': session,
  '@portal/client/toasts': toasts,
  '@portal/client/api': api,
  '@portal/client/home-query': home,
  '@portal/ui/area': area,
  '@portal/ui/async-region': asyncRegion,
  '@portal/ui/button': button,
  '@portal/ui/empty-state': emptyState,
  '@portal/ui/page-meta': pageMeta,
  '@portal/ui/picture': picture,
  '@portal/ui/skeleton': skeleton,
};
