import * as federation from '@portal/runtime/federation';
import * as home from '@portal/runtime/home-query';
import * as query from '@portal/runtime/query';
import * as router from '@portal/runtime/router';
import * as toasts from '@portal/runtime/toasts';
import * as api from '@portal/shared/api';
import * as lenient from '@portal/shared/contract/lenient';
import * as schema from '@portal/shared/contract/schema';
import * as session from '@portal/shared/session';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';

/** The modules that remotes get instead of copies of their own, by the name they ask for. */
export const singletons: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@portal/runtime/router': router,
  '@portal/runtime/query': query,
  '@portal/shared/contract/schema': schema,
  '@portal/shared/contract/lenient': lenient,
  '@portal/shared/session': session,
  '@portal/runtime/toasts': toasts,
  '@portal/shared/api': api,
  '@portal/runtime/federation': federation,
  '@portal/runtime/home-query': home,
};
