import type { PortalApp } from '@portal/platform/browser';
import { useRecovery } from '@portal/platform/browser';
import * as remote from '@portal/platform/remote';
import * as query from '@tanstack/react-query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as router from 'react-router-dom';
import { basePath } from '../../base-path.ts';

declare const __APP_VERSION__: string;

function Failure() {
  const isRecovering = useRecovery(router.useRouteError());
  return isRecovering ? <p>One moment …</p> : <p role="alert">This page cannot be shown.</p>;
}

/** Shell of the library's site. */
export const portalApp: PortalApp = {
  basePath,
  version: __APP_VERSION__,
  Shell: ({ version, children }) => (
    <>
      <header>
        <router.Link to="/">Riverside library</router.Link>
      </header>
      <main>{children}</main>
      <footer>Version {version}</footer>
    </>
  ),
  Pending: () => <p>One moment …</p>,
  Failure,
  modules: {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDom,
    'react-router-dom': router,
    '@tanstack/react-query': query,
    '@portal/platform/remote': remote,
  },
};
