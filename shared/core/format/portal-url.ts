import { portalOrigin } from '@portal/shared/api';
import { basePath } from '../institution/base-path.ts';

/**
 * The full address of a page, for whoever reads it outside the portal; null where nobody has said where the portal is.
 * @param path below the portal's base path, such as `/cursos`
 */
export function portalUrl(path: string): string | null {
  const origin = portalOrigin();
  return origin && origin + basePath + path;
}
