import { basePath } from '@portal/contract/institution/base-path';
import type { PortalConfig, PreviewTexts, Upstream } from '@portal/platform/host';
import { parseOrThrow } from '@portal/server-kit/parse-or-throw';
import * as z from 'zod';
import { type HostConfig, hostConfigSchema } from './config/host-config-schema.ts';
import { institutionFacts, language } from './config/institution.ts';
import { menus } from './config/menus.ts';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const environment = z.object({ API_URL: address, STORAGE_URL: address.optional() });

/**
 * Returns the API server and its file storage, from `API_URL` and `STORAGE_URL`.
 * @throws Error with one readable line
 */
function upstreams(env: NodeJS.ProcessEnv): readonly Upstream[] {
  const { API_URL, STORAGE_URL = `${API_URL}/storage` } = parseOrThrow(environment, env);
  return [
    {
      prefix: '/api/v1',
      url: `${API_URL}/api/v1`,
      // Every form with a city field reads this list of thousands.
      cachedPaths: ['/cities'],
      // Look-ups of people and what needs a session.
      personalPaths: [
        ...['/auth', '/get-person-by-nif', '/get-person-by-email', '/check-nif-pssregistration'],
        ...['/my-curriculum', '/my-selection-processes', '/pss-my-selection-processes'],
      ],
    },
    // Other sites, such as webmail, may embed the institution's pictures.
    { prefix: '/storage', url: STORAGE_URL, readOnly: true, embeddable: true },
  ];
}

const bannerStyle =
  'display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 var(--space-4);padding:var(--space-1) var(--gutter);border-block-end:var(--line) solid var(--laranja-sol);background:var(--areia);color:var(--tinta);font-size:var(--text-sm)';
const buttonStyle =
  'min-block-size:var(--target);color:var(--azul-rio);font-weight:700;text-decoration:underline;text-underline-offset:0.25em';

const previewTexts: PreviewTexts = {
  title: 'Prévia',
  gone: 'Este link não vale, ou a prévia já terminou. Peça outro a quem o enviou.',
  pending:
    'A prévia ainda não está pronta: está em ensaio, ou foi recusada. A situação do portal diz o motivo.',
  // Attributes: a style sheet for previews would cost every visitor its bytes.
  banner: ({ name, remotes }, leave) =>
    `<form method="post" action="${leave}" role="region" aria-label="Prévia" style="${bannerStyle}">\
<span>Você está vendo uma prévia: <b>${name}</b> de ${remotes.join(', ')}.</span>\
<button style="${buttonStyle}">Sair da prévia</button></form>`,
};

/**
 * Configuration of this portal: what another institution changes. Host, keeper and build validate it at startup and
 * fail with one line that names the wrong field.
 *
 * Values that browsers, pages or the API share are in modules of their own, imported here. URLs, ports and limits of a
 * deployment are environment variables (docs/environment.md), `registry.json` lists the remotes, and `shellQueries` in
 * `host/render/worker.ts` selects the shell's API data.
 */
export const portalConfig: PortalConfig & HostConfig = {
  // Base path of all URLs (B 9, "Base path"). Releases of remotes are built for it.
  basePath,
  // Language of pages, feed and web app manifest (BCP 47).
  language,
  // Name in the titles of error pages and in the feed.
  name: institutionFacts.name,
  // Names, external links, profile, texts, colours of the browser's bar.
  institution: institutionFacts,
  // Menu bar: labels, paths, and the page of the contract whose sub-pages the server adds (A 2.1).
  menus,
  // API server and its file storage, from API_URL and STORAGE_URL.
  upstreams,
  // Other origins from which pages load content.
  contentSecurity: {
    // Pictures of posts and videos of the social networks (B 2.11).
    images: ['https://*.cdninstagram.com', 'https://*.fbcdn.net', 'https://i.ytimg.com'],
    // APIs that list them.
    connections: ['https://graph.instagram.com', 'https://www.googleapis.com', 'https://www.facebook.com'],
    // Frames with Facebook posts and videos.
    frames: ['https://www.facebook.com', 'https://www.youtube-nocookie.com'],
    // Policies of the HTML sanitiser, the PDF reader and the service worker.
    trustedTypes: ['dompurify', 'pdf', 'service-worker'],
  },
  // HTML texts for responses without a page, hence without the shell, its styles and its scripts.
  texts: {
    home: 'Ir para a página inicial',
    // Link that retries.
    again: 'Tentar de novo',
    // Heading above one of the `refusals`.
    refusedPage: 'Não foi possível abrir a página',
    // The host cannot render pages.
    unavailable: {
      title: 'Portal indisponível',
      heading: 'O portal está indisponível no momento',
      text: 'Não foi possível abrir esta página. Tente de novo em instantes.',
    },
    // The API server is unreachable.
    upstreamUnavailable: 'Serviço indisponível no momento. Tente de novo em instantes.',
    // Texts by response status; 400 is the default.
    refusals: {
      400: 'Este endereço não está escrito corretamente. Confira se ele foi copiado por inteiro.',
      404: 'Endereço não encontrado.',
      408: 'O envio demorou demais e foi interrompido. Tente de novo.',
      413: 'O conteúdo enviado é grande demais.',
      414: 'O endereço é longo demais.',
      415: 'O formato enviado não é aceito.',
      421: 'O portal não atende por este endereço.',
      431: 'O pedido é longo demais.',
    },
    // The host itself failed.
    unexpected: 'Ocorreu um erro inesperado. Tente de novo em instantes.',
    // Visits with a preview's link.
    preview: previewTexts,
  },
  // Languages for reports of vulnerabilities (security.txt, RFC 9116).
  reportLanguages: ['pt', 'en'],
  // Maximum compressed size of scripts: on the home page, and of the entry of each remote.
  budgets: { homePage: '180 KiB', remoteEntry: '6 kB' },
  ownFacts: hostConfigSchema,
};
