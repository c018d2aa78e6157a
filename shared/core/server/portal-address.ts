import { basePath } from '../institution/base-path.ts';

/**
 * Returns the public URL of the portal: `PORTAL_URL`, else `PORTAL_PORT` of this machine, else undefined. Compose passes the
 * port separately, because not every Compose implementation supports nested default values.
 */
export const portalAddress = ({ PORTAL_URL, PORTAL_PORT }: NodeJS.ProcessEnv): string | undefined =>
  PORTAL_URL || (PORTAL_PORT ? `http://127.0.0.1:${PORTAL_PORT}${basePath}` : undefined);
