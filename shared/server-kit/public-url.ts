/** Returns `PORTAL_URL`, else that of `PORTAL_PORT` here: not every Compose supports nested default values. */
export const publicUrl = (
  { PORTAL_URL, PORTAL_PORT }: NodeJS.ProcessEnv,
  basePath: string,
): string | undefined =>
  PORTAL_URL || (PORTAL_PORT ? `http://127.0.0.1:${PORTAL_PORT}${basePath}` : undefined);
