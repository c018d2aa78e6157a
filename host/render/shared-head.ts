import type { HeadOf } from '@portal/platform/render';
import type { Settings } from '@portal/shared/contract/settings';
import { shareImage } from '@portal/shared/format/share-image';
import { basePath } from '@portal/shared/institution/base-path';
import { scriptText } from '@portal/ui/structured-data';
import { institutionFacts } from '../config/institution.ts';
import { language } from '../config/language.ts';
import { institutionData } from './institution-data.ts';
import { scriptsNotice } from './scripts-notice.ts';

const ASSETS = `${basePath}/assets/`;
/** Marks what is true of this address alone: the browser takes it away once it shows another page. */
const SERVED = 'data-served';

/**
 * What the head of every page says to search engines, shared links and phones besides what the page says of itself, and
 * the notice for pages whose scripts do not arrive.
 * Only the server writes it: who reads it asks the server for each page. Its data are the settings of the portal.
 */
export const sharedHead: HeadOf = ({ head, canonical, origin, noindex, icons, data }) => {
  const settings = data as Settings | null;
  const asset = (name: string) => icons[name] && ASSETS + icons[name];
  const appleIcon = asset('apple-touch.png');
  const picture = origin && asset('preview.png');
  // The home page says whose portal it is.
  const isHome = canonical !== null && canonical === `${origin}${basePath}/`;
  const hasOwnPicture = head.includes('property="og:image"');
  return [
    `<link rel="manifest" href="${basePath}/manifest.webmanifest">`,
    appleIcon && `<link rel="apple-touch-icon" href="${appleIcon}">`,
    `<link rel="alternate" type="application/atom+xml" title="Notícias" href="${basePath}/noticias.atom">`,
    noindex && !head.includes('name="robots"') && `<meta name="robots" content="noindex" ${SERVED}>`,
    canonical && `<link rel="canonical" href="${escaped(canonical)}" ${SERVED}>`,
    canonical && `<meta property="og:url" content="${escaped(canonical)}" ${SERVED}>`,
    property('og:type', 'website'),
    property('og:locale', language.replace('-', '_')),
    property('og:site_name', institutionFacts.name),
    picture && !hasOwnPicture && property('og:image', origin + picture, SERVED),
    picture && !hasOwnPicture && property('og:image:width', '1200', SERVED),
    picture && !hasOwnPicture && property('og:image:height', '630', SERVED),
    picture && !hasOwnPicture && property('og:image:alt', institutionFacts.pictureText, SERVED),
    (picture || hasOwnPicture) && '<meta name="twitter:card" content="summary_large_image">',
    isHome && settings && structuredData(settings, canonical),
    scriptsNotice,
  ]
    .filter(Boolean)
    .join('');
};

const structuredData = (settings: Settings, url: string): string => {
  const data = institutionData({ settings, url, logo: shareImage(settings.logo) });
  return `<script type="application/ld+json">${scriptText(data)}</script>`;
};

const property = (name: string, content: string, mark = ''): string =>
  `<meta property="${name}" content="${content}"${mark && ` ${mark}`}>`;

const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
