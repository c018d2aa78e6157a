import { DAY } from '@portal/contract/format/date';
import { portalConfig } from '../../portal.config.ts';

/** Days until the contact expires (RFC 9116 advises less than a year). */
const VALID_DAYS = 180;

/**
 * Returns the contact for reporting vulnerabilities (RFC 9116).
 * @param base URL of the portal, without a trailing slash
 * @param now timestamp
 */
export const securityTxt = (base: string, now: number): string =>
  [
    `Contact: ${base}/FaleConosco`,
    `Expires: ${new Date(now + VALID_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${portalConfig.reportLanguages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', base)}`,
    '',
  ].join('\n');
