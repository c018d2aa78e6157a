import { basePath } from '@portal/contract/institution/base-path';
import type { PortalConfig } from '@portal/platform/host';
import { type HostConfig, hostConfigSchema } from './config/host-config-schema.ts';
import { institutionFacts } from './config/institution.ts';
import { language } from './config/language.ts';
import { menus } from './config/menus.ts';
import { previewTexts } from './config/preview-texts.ts';
import { upstreams } from './config/upstreams.ts';

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
