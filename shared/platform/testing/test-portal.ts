import type { PortalConfig } from '../contract/portal-config.ts';

export const testPortal: PortalConfig = {
  basePath: '/portal',
  language: 'en',
  name: 'Test portal',
  upstreams: ({ API_URL = 'http://api.invalid', STORAGE_URL = `${API_URL}/storage` }) => [
    { prefix: '/api/v1', url: `${API_URL}/api/v1`, cachedPaths: ['/cities'] },
    { prefix: '/storage', url: STORAGE_URL, readOnly: true, embeddable: true },
  ],
  contentSecurity: {
    images: ['https://pictures.example'],
    connections: ['https://calls.example'],
    frames: ['https://frames.example'],
    trustedTypes: ['cleaner'],
  },
  texts: {
    home: 'To the home page',
    again: 'Try again',
    refusedPage: 'The page could not be opened',
    unavailable: {
      title: 'Unavailable',
      heading: 'The portal is unavailable',
      text: 'Try again in a moment.',
    },
    upstreamUnavailable: 'The service is unavailable.',
    refusals: {
      400: 'This address is not written correctly.',
      404: 'Address not found.',
      408: 'It took too long.',
      413: 'What was sent is too large.',
      414: 'The address is too long.',
      415: 'The format is not accepted.',
      421: 'The portal does not answer under this address.',
      431: 'The request is too long.',
    },
    unexpected: 'An unexpected error has occurred.',
  },
};
