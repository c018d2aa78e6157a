import type { HostContext } from '@portal/platform/host';
import { portalConfig } from '../../portal.config.ts';

const { institution, language } = portalConfig;

/** Returns the web app manifest, with which phones install the portal. */
export const webManifest = (icons: HostContext['icons'], base: string): object => ({
  id: `${base}/`,
  name: institution.name,
  short_name: institution.shortName,
  description: institution.description,
  lang: language,
  dir: 'ltr',
  start_url: `${base}/`,
  scope: `${base}/`,
  display: 'minimal-ui',
  background_color: institution.browserBar.background,
  theme_color: institution.browserBar.theme,
  icons: [
    ['icon-192.png', '192x192', 'any'],
    ['icon-512.png', '512x512', 'any'],
    ['maskable-512.png', '512x512', 'maskable'],
  ].flatMap(([file = '', sizes, purpose]) =>
    icons[file] ? [{ src: `${base}/assets/${icons[file]}`, sizes, type: 'image/png', purpose }] : [],
  ),
});
