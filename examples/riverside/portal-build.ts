import type { PortalBuild } from '@portal/platform/build';
import { basePath } from './base-path.ts';

/** What the host and its remotes are built for. */
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
