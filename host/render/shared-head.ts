import { shareImage } from '@portal/client/addresses/portal-url';
import type { Settings } from '@portal/contract/endpoints/home';
import { organization, withoutMissing } from '@portal/contract/format/schema-org';
import { socialProfiles } from '@portal/contract/format/social-profiles';
import { basePath } from '@portal/contract/institution/base-path';
import type { HeadOf } from '@portal/platform/render';
import { scriptText } from '@portal/ui/structured-data';
import { institutionFacts, language, receptionLinks } from '../config/institution.ts';
import { SCRIPTS_NOTICE_ID } from '../src/scripts-notice/watch-scripts.ts';

const ASSETS = `${basePath}/assets/`;
/** Marks elements that apply only to this URL: the browser removes them when it shows another page. */
const SERVER_HEAD_ATTRIBUTE = 'data-served';

/**
 * Renders what every head contains for search engines, shared links and phones in addition to the page's own, and the
 * notice about missing scripts. Only the server renders it, because its readers request each page from the server. Its
 * data are the portal's settings.
 */
export const sharedHead: HeadOf = ({ head, canonical, origin, noindex, icons, data }) => {
  const settings = data as Settings | null;
  const asset = (name: string) => icons[name] && ASSETS + icons[name];
  const appleIcon = asset('apple-touch.png');
  const picture = origin && asset('preview.png');
  // The home page identifies the institution.
  const isHome = canonical !== null && canonical === `${origin}${basePath}/`;
  const hasOwnPicture = head.includes('property="og:image"');
  return [
    `<link rel="manifest" href="${basePath}/manifest.webmanifest">`,
    appleIcon && `<link rel="apple-touch-icon" href="${appleIcon}">`,
    `<link rel="alternate" type="application/atom+xml" title="Notícias" href="${basePath}/noticias.atom">`,
    noindex &&
      !head.includes('name="robots"') &&
      `<meta name="robots" content="noindex" ${SERVER_HEAD_ATTRIBUTE}>`,
    canonical && `<link rel="canonical" href="${escapeUrl(canonical)}" ${SERVER_HEAD_ATTRIBUTE}>`,
    canonical && `<meta property="og:url" content="${escapeUrl(canonical)}" ${SERVER_HEAD_ATTRIBUTE}>`,
    property('og:type', 'website'),
    property('og:locale', language.replace('-', '_')),
    property('og:site_name', institutionFacts.name),
    picture && !hasOwnPicture && property('og:image', origin + picture, SERVER_HEAD_ATTRIBUTE),
    picture && !hasOwnPicture && property('og:image:width', '1200', SERVER_HEAD_ATTRIBUTE),
    picture && !hasOwnPicture && property('og:image:height', '630', SERVER_HEAD_ATTRIBUTE),
    picture &&
      !hasOwnPicture &&
      property('og:image:alt', institutionFacts.pictureText, SERVER_HEAD_ATTRIBUTE),
    (picture || hasOwnPicture) && '<meta name="twitter:card" content="summary_large_image">',
    isHome && settings && structuredData(settings, canonical),
    scriptsNotice,
  ]
    .filter(Boolean)
    .join('');
};

const property = (name: string, content: string, mark = ''): string =>
  `<meta property="${name}" content="${content}"${mark && ` ${mark}`}>`;

const escapeUrl = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Describes the institution and its portal as schema.org's `EducationalOrganization` and `WebSite`.
 * @param url absolute URL of the home page
 */
function structuredData(settings: Settings, url: string): string {
  const { name, sameAs } = organization;
  const { state, country } = institutionFacts.address;
  const context = { '@context': 'https://schema.org' };
  const data = [
    withoutMissing({
      ...context,
      ...organization,
      url,
      logo: shareImage(settings.logo),
      legalName: settings.name,
      taxID: settings.nif,
      sameAs: [sameAs, ...socialProfiles(settings).map((profile) => profile.url)],
      address: { '@type': 'PostalAddress', addressRegion: state, addressCountry: country },
    }),
    withoutMissing({ ...context, '@type': 'WebSite', name, url, inLanguage: language }),
  ];
  return `<script type="application/ld+json">${scriptText(data)}</script>`;
}

/** Notice by the early script that other scripts failed to load. The document has it, because loading it could fail. */
export const scriptsNotice = `<template id="${SCRIPTS_NOTICE_ID}"><section role="alert"><h2>Parte desta página não carregou</h2>\
<p>Você pode ler e abrir os links, mas os botões e formulários ainda não funcionam, e nada do que você digitou foi enviado. \
Recarregue a página; se continuar assim, fale com a gente.</p>\
${receptionLinks}\
<div><button type="button" data-reload>Recarregar a página</button><button type="button" data-close>Fechar o aviso</button></div>\
</section></template>`;
