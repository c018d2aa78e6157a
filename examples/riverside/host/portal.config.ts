import type { PortalConfig } from '@portal/platform/host';
import { basePath } from '../base-path.ts';

export const portalConfig: PortalConfig = {
  basePath,
  language: 'en',
  name: 'Riverside library',
  upstreams: () => [],
  contentSecurity: { images: [], connections: [], frames: [], trustedTypes: [] },
  texts: {
    home: 'To the home page',
    again: 'Try again',
    refusedPage: 'This page cannot be opened',
    unavailable: {
      title: 'Unavailable',
      heading: 'The library’s site is unavailable',
      text: 'Try again in a moment.',
    },
    upstreamUnavailable: 'The service is unavailable. Try again in a moment.',
    refusals: { 400: 'This address is not written correctly.', 404: 'There is no such address.' },
    unexpected: 'Something went wrong. Try again in a moment.',
  },
};
