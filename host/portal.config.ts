import type { PortalConfig } from '@portal/platform/host';
import { institution } from '@portal/shared/institution';
import { basePath } from '@portal/shared/institution/base-path';
import { statusTexts } from './server/status-texts.ts';
import { upstreams } from './server/upstreams.ts';
import { rootAttributes } from './src/shell/preferences/root-attributes.ts';

/** The facts of this portal: what another institution would change. */
export const portalConfig: PortalConfig = {
  // B 9, "Base path". Remotes' releases are built for it.
  basePath,
  language: 'pt-BR',
  name: institution.name,
  // The server of the contract and its stored files.
  upstreams,
  contentSecurity: {
    images: ['https://*.cdninstagram.com', 'https://*.fbcdn.net', 'https://i.ytimg.com'],
    connections: ['https://graph.instagram.com', 'https://www.googleapis.com', 'https://www.facebook.com'],
    frames: ['https://www.facebook.com', 'https://www.youtube-nocookie.com'],
    // The sanitiser of editors' HTML, the reader of PDF files, and what answers kept pages without a connection.
    trustedTypes: ['dompurify', 'pdf', 'service-worker'],
  },
  texts: {
    home: 'Ir para a página inicial',
    again: 'Tentar de novo',
    refusedPage: 'Não foi possível abrir a página',
    unavailable: {
      title: 'Portal indisponível',
      heading: 'O portal está indisponível no momento',
      text: 'Não foi possível abrir esta página. Tente de novo em instantes.',
    },
    upstreamUnavailable: 'Serviço indisponível no momento. Tente de novo em instantes.',
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
    unexpected: 'Ocorreu um erro inesperado. Tente de novo em instantes.',
    status: statusTexts,
  },
  // Theme and size of text, in their cookies.
  rootAttributes,
};
