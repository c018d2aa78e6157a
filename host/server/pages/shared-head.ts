import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { scriptText } from '@portal/ui/structured-data';

const ASSETS = '/senac-portal/assets/';
/** Marks what is true of this address alone: the browser takes it away once it shows another page. */
const SERVED = 'data-served';

interface SharedHeadInput {
  /** What the page says of itself. */
  head: string;
  /** Full address of the page for search engines; null where it has none. */
  canonical: string | null;
  /** Origin under which people reach the portal; null where it is not known. */
  origin: string | null;
  /** Whether search engines are kept out. */
  noindex: boolean;
  icons: HostManifest['icons'];
  /** What search engines are told in the words of schema.org; null for nothing. */
  data: object | null;
}

/**
 * What the head of every page says to search engines, shared links and phones besides what the page says of itself.
 * Only the server writes it: who reads it asks the server for each page.
 */
export function sharedHead({ head, canonical, origin, noindex, icons, data }: SharedHeadInput): string {
  const asset = (name: string) => icons[name] && ASSETS + icons[name];
  const appleIcon = asset('apple-touch.png');
  const picture = origin && asset('share.png');
  const hasOwnPicture = head.includes('property="og:image"');
  return [
    '<link rel="manifest" href="/senac-portal/manifest.webmanifest">',
    appleIcon && `<link rel="apple-touch-icon" href="${appleIcon}">`,
    '<link rel="alternate" type="application/atom+xml" title="Notícias" href="/senac-portal/noticias.atom">',
    noindex && !head.includes('name="robots"') && `<meta name="robots" content="noindex" ${SERVED}>`,
    canonical && `<link rel="canonical" href="${escaped(canonical)}" ${SERVED}>`,
    canonical && `<meta property="og:url" content="${escaped(canonical)}" ${SERVED}>`,
    property('og:type', 'website'),
    property('og:locale', 'pt_BR'),
    property('og:site_name', 'Senac Amapá'),
    picture && !hasOwnPicture && property('og:image', origin + picture, SERVED),
    picture && !hasOwnPicture && property('og:image:width', '1200', SERVED),
    picture && !hasOwnPicture && property('og:image:height', '630', SERVED),
    picture &&
      !hasOwnPicture &&
      property('og:image:alt', 'Senac Amapá: cursos em Macapá e em todo o Amapá', SERVED),
    (picture || hasOwnPicture) && '<meta name="twitter:card" content="summary_large_image">',
    data && `<script type="application/ld+json">${scriptText(data)}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

const property = (name: string, content: string, mark = ''): string =>
  `<meta property="${name}" content="${content}"${mark && ` ${mark}`}>`;

const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
