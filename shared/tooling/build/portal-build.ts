import type { PortalBuild } from '@portal/platform/build';
import { basePath } from '@portal/shared/institution/base-path';

/** What the host of this portal and its remotes are built for. */
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
    '@portal/runtime/preload',
    '@portal/shared/clock',
    '@portal/shared/contract/lenient',
    '@portal/shared/format/calendar',
    '@portal/shared/session',
    '@portal/runtime/toasts',
    '@portal/shared/api',
    '@portal/runtime/home-query',
    // The part of the kit that the shell needs itself, or that every page has.
    '@portal/ui/area',
    '@portal/ui/async-region',
    '@portal/ui/button',
    '@portal/ui/empty-state',
    '@portal/ui/failed-state',
    '@portal/ui/page-meta',
    '@portal/ui/picture',
    '@portal/ui/skeleton',
  ],
  late: ['react-hook-form', '@portal/ui/carousel/start-swiper', '@portal/ui/pdf-dialog/pdf-pages'],
  // Of the late modules those that render, and one sanitiser with one memory of clean texts.
  rendered: ['react-hook-form', '@portal/shared/rich-text'],
  browserOnly: ['react-pdf', 'pdfjs-dist', 'swiper'],
  file: import.meta.filename,
};
