import path from 'node:path';
import { basePath } from '@portal/contract/institution/base-path';
import type { PortalBuild } from '@portal/platform/build';

/** Build settings that this portal's host and remotes share. */
export const portalBuild: PortalBuild = {
  basePath,
  singletons: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-router-dom',
    '@tanstack/react-query',
    'zod/mini',
    'zustand',
    'dayjs',
    '@portal/platform/remote',
    '@portal/contract/clock',
    '@portal/contract/endpoints/lenient',
    '@portal/contract/format/calendar',
    '@portal/client/session',
    '@portal/client/toasts',
    '@portal/client/api',
    '@portal/client/home-query',
    // Kit components that the shell or every page needs.
    '@portal/ui/area',
    '@portal/ui/async-region',
    '@portal/ui/button',
    '@portal/ui/empty-state',
    '@portal/ui/page-meta',
    '@portal/ui/picture',
    '@portal/ui/skeleton',
  ],
  late: ['react-hook-form', '@portal/ui/pdf-dialog/pdf-pages'],
  // Lazily loaded modules that render, and one sanitiser, whose cache all share.
  rendered: ['react-hook-form', '@portal/contract/rich-text'],
  browserOnly: ['react-pdf', 'pdfjs-dist'],
  markdownPages: path.join(import.meta.dirname, `markdown-pages${path.extname(import.meta.filename)}`),
  file: import.meta.filename,
};
