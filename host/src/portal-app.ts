import { basePath } from '@portal/contract/institution/base-path';
import type { PortalApp } from '@portal/platform/browser';
import { modules } from './federation/shared-modules.ts';
import { RegionFailure, RegionPending } from './region/region.tsx';
import { Shell } from './shell/shell.tsx';

declare const __APP_VERSION__: string;

const loadKit = () => import('./kit/kit.page.tsx');
const kit = { id: 'host:kit', path: '/_kit', lazy: loadKit };

export const portalApp: PortalApp = {
  basePath,
  version: __APP_VERSION__,
  Shell,
  Pending: RegionPending,
  Failure: RegionFailure,
  modules,
  ownPage: {
    route: kit,
    loaded: async () => ({ ...kit, ...(await loadKit()), lazy: undefined }),
  },
};
