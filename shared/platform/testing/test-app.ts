import { createElement, Fragment } from 'react';
import type { ServerPortal } from '../server/workers/worker.ts';
import { testPortal } from './test-portal.ts';

export const testApp: ServerPortal = {
  basePath: testPortal.basePath,
  version: 'test',
  Shell: ({ children }) =>
    createElement(
      Fragment,
      null,
      createElement('header', null, 'the portal'),
      createElement('main', null, children),
    ),
  Pending: () => createElement('p', null, 'pending'),
  Failure: () => createElement('p', null, 'failed'),
  modules: {},
  head: ({ canonical, noindex }) =>
    [
      noindex && '<meta name="robots" content="noindex">',
      canonical && `<link rel="canonical" href="${canonical}">`,
    ]
      .filter(Boolean)
      .join(''),
  connect: () => {},
};
