import { createHmac, timingSafeEqual } from 'node:crypto';

export interface PreviewGrant {
  /** Name of the preview. */
  name: string;
  /** Timestamp at which the grant ends. */
  until: number;
}

/** A cookie is no link, so that a visitor's cookie cannot be passed on as one that lasts longer. */
type Use = 'link' | 'cookie';

const createMac = (key: string, use: Use, text: string): Buffer =>
  createHmac('sha256', key).update(`preview ${use} ${text}`).digest();

/** Returns a token that grants access to a preview: name, end in seconds and HMAC-SHA256. */
export function signPreview(key: string, use: Use, { name, until }: PreviewGrant): string {
  const text = `${name}.${Math.floor(until / 1000).toString(36)}`;
  return `${text}.${createMac(key, use, text).toString('base64url')}`;
}

/** Returns what a token grants; null if it is forged, for another use, or has ended. */
export function verifyPreview(key: string, use: Use, token: unknown, now: number): PreviewGrant | null {
  const [, text, name, end, mac] =
    /^(([a-z0-9-]{1,40})\.([a-z0-9]{1,10}))\.([\w-]{43})$/.exec(String(token)) ?? [];
  if (!text || !name || !end || !mac) return null;
  if (!timingSafeEqual(Buffer.from(mac, 'base64url'), createMac(key, use, text))) return null;
  const until = Number.parseInt(end, 36) * 1000;
  return until > now ? { name, until } : null;
}
