import { createPreviewLink } from '../server/previews/preview-paths.ts';
import { signPreview } from '../server/previews/preview-token.ts';

/**
 * Returns the link of a preview, signed with `PREVIEW_KEY`.
 * @param to path below the base path
 * @param until timestamp at which the link ends
 * @throws Error without the secret
 */
export function createSignedLink(portalUrl: string, name: string, to: string, until: number): string {
  const key = process.env.PREVIEW_KEY;
  if (!key) throw new Error("PREVIEW_KEY must be that of the portal's hosts");
  return createPreviewLink(portalUrl, signPreview(key, 'link', { name, until }), to);
}
