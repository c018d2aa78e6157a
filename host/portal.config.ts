import type { PortalConfig } from '@portal/platform/host';
import { basePath } from '@portal/shared/institution/base-path';
import { type HostConfig, hostConfigSchema } from './config/host-config-schema.ts';
import { institutionFacts } from './config/institution.ts';
import { language } from './config/language.ts';
import { menus } from './config/menus.ts';
import { statusTexts } from './config/status-texts.ts';
import { upstreams } from './config/upstreams.ts';
import { rootAttributes } from './src/shell/preferences/root-attributes.ts';

/**
 * This portal's one configuration: what another institution changes. It is looked at as the host and the keeper start and
 * as the host is built; a wrong value ends that with one line that names the field. What browsers, pages or the api have
 * to know as well stands in a module of its own, which is named here. Addresses, ports and limits of a deployment are
 * variables of the environment (docs/environment.md); which remotes there are says `registry.json`; what the shell needs from
 * the API is code of the threads that make pages (`shellQueries` in `host/render/worker.ts`).
 */
export const portalConfig: PortalConfig & HostConfig = {
  // Beginning of all addresses (B 9, "Base path"). Releases of remotes are built for it.
  basePath,
  // Of pages, feed, phone's application and plain pages (BCP 47).
  language,
  // In the titles of plain pages and in the feed.
  name: institutionFacts.name,
  // Names, addresses outside the portal, profile, texts, colours of the browser's bar.
  institution: institutionFacts,
  // The bar of menus: labels, paths, and under which page of the contract the server adds to them (A 2.1).
  menus,
  // Servers behind the portal: that of the contract and its stored files, as API_URL and STORAGE_URL say.
  upstreams,
  // What pages load from other origins, besides from their own.
  contentSecurity: {
    // Pictures of posts and videos in "Senac nas redes" (B 2.11).
    images: ['https://*.cdninstagram.com', 'https://*.fbcdn.net', 'https://i.ytimg.com'],
    // Calls that bring them.
    connections: ['https://graph.instagram.com', 'https://www.googleapis.com', 'https://www.facebook.com'],
    // Posts of Facebook and videos, which stand in frames.
    frames: ['https://www.facebook.com', 'https://www.youtube-nocookie.com'],
    // The sanitiser of editors' HTML, the reader of PDF files, and what answers kept pages without a connection.
    trustedTypes: ['dompurify', 'pdf', 'service-worker'],
  },
  // What people read where no page can be made: HTML, without the shell, its styles and its scripts.
  texts: {
    // Link to the home page.
    home: 'Ir para a página inicial',
    // Link that asks again.
    again: 'Tentar de novo',
    // Heading over one of the refusals.
    refusedPage: 'Não foi possível abrir a página',
    // Where the host cannot make pages.
    unavailable: {
      title: 'Portal indisponível',
      heading: 'O portal está indisponível no momento',
      text: 'Não foi possível abrir esta página. Tente de novo em instantes.',
    },
    // Where the server of the contract does not answer.
    upstreamUnavailable: 'Serviço indisponível no momento. Tente de novo em instantes.',
    // By the status of the answer; 400 stands for those that are not here.
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
    // Where the host has failed.
    unexpected: 'Ocorreu um erro inesperado. Tente de novo em instantes.',
    // Which releases are in force, and why, at `_status`.
    status: statusTexts,
  },
  // Theme and size of text, which stand in the visitor's cookies.
  rootAttributes,
  // Languages in which whoever finds a weakness may write (security.txt, RFC 9116).
  reportLanguages: ['pt', 'en'],
  // Compressed bytes of scripts that a visitor downloads at most: on the home page, and of the entry of each remote.
  budgets: { homePage: '178 KiB', remoteEntry: '6 kB' },
  ownFacts: hostConfigSchema,
};
