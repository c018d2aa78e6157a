/**
 * Returns the public URL of a portal: `PORTAL_URL`, else `PORTAL_PORT` of this machine, else undefined. Compose passes the
 * port separately, because not every Compose implementation supports nested default values.
 * @param basePath of the portal, without a trailing slash
 */
export const publicUrl = (
  { PORTAL_URL, PORTAL_PORT }: NodeJS.ProcessEnv,
  basePath: string,
): string | undefined =>
  PORTAL_URL || (PORTAL_PORT ? `http://127.0.0.1:${PORTAL_PORT}${basePath}` : undefined);
