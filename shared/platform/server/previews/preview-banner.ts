import type { PortalConfig } from '../../contract/portal-config.ts';
import { previewTexts } from '../../contract/preview-texts.ts';
import type { ShownPreview } from '../releases/releases.ts';
import { getLeavePath } from './preview-paths.ts';

const BODY = Buffer.from('<body>');

/**
 * Adds a preview's banner to a page, before React's root element: it stays during navigations and costs other visitors no
 * bytes.
 */
export function withPreviewBanner(
  html: Buffer,
  preview: ShownPreview,
  { basePath, texts }: Pick<PortalConfig, 'basePath' | 'texts'>,
): Buffer {
  const { banner } = texts.preview ?? previewTexts;
  const body = html.indexOf(BODY);
  // Redirects are empty.
  if (body === -1) return html;
  const start = body + BODY.length;
  return Buffer.concat([
    html.subarray(0, start),
    Buffer.from(banner(preview, getLeavePath(basePath))),
    html.subarray(start),
  ]);
}
