import { basePath } from '@portal/contract/institution/base-path';
import type { PortalApp } from '@portal/platform/browser';
import { modules } from './federation/shared-modules.ts';
import { kitPage } from './kit/kit-page.ts';
import { RegionFailure, RegionPending } from './region/region.tsx';
import { Shell } from './shell/shell.tsx';

declare const __APP_VERSION__: string;

export const portalApp: PortalApp = {
  basePath,
  version: __APP_VERSION__,
  Shell,
  Pending: RegionPending,
  Failure: RegionFailure,
  modules,
  ownPage: kitPage,
};
