import { DAY } from '@portal/shared/format/day';
import { portalConfig } from '../../portal.config.ts';

/** Days for which the contact holds: whoever reads it later asks again (RFC 9116 advises less than a year). */
const DAYS = 180;

/**
 * Where to report a weakness (RFC 9116).
 * @param base full address of the portal, without a slash at the end
 * @param now milliseconds since 1970
 */
export const securityTxt = (base: string, now: number): string =>
  [
    `Contact: ${base}/FaleConosco`,
    `Expires: ${new Date(now + DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${portalConfig.reportLanguages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', base)}`,
    '',
  ].join('\n');
