import { portalOrigin } from '@portal/client/api';
import { basePath } from '@portal/contract/institution/base-path';

/**
 * Returns the absolute URL of a page, for use outside the portal; null if the origin is not configured.
 * @param path below the portal's base path, such as `/cursos`
 */
export function portalUrl(path: string): string | null {
  const origin = portalOrigin();
  return origin && origin + basePath + path;
}
