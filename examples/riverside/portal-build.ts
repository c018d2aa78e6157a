import type { PortalBuild } from '@portal/platform/build';
import { basePath } from './base-path.ts';

/** Build settings common to host and remotes. */
export const portalBuild: PortalBuild = {
  basePath,
  singletons: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-router-dom',
    '@tanstack/react-query',
    '@portal/platform/remote',
  ],
  late: [],
  rendered: [],
  browserOnly: [],
  file: import.meta.filename,
};
