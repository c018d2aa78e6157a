import { basePath } from '../institution/base-path.ts';

/**
 * Address that people reach the portal at: `PORTAL_URL`, else `PORTAL_PORT` of this machine, which compose tells
 * because a default value within another is not understood by every program that reads its file.
 *
 * @returns undefined where neither is set
 */
export const portalAddress = ({ PORTAL_URL, PORTAL_PORT }: NodeJS.ProcessEnv): string | undefined =>
  PORTAL_URL || (PORTAL_PORT ? `http://127.0.0.1:${PORTAL_PORT}${basePath}` : undefined);
