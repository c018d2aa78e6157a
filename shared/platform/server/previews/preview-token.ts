import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PortalConfig, PreviewTexts } from '../../contract/portal-config.ts';
import type { ShownPreview } from '../releases/releases.ts';

interface PreviewGrant {
  name: string;
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

export const getLinkPath = (basePath: string): string => `${basePath}/_preview`;

export const getLeavePath = (basePath: string): string => `${basePath}/_preview/leave`;

/** Returns the link of a token. @param to path below the base path */
export function createPreviewLink(portalUrl: string, token: string, to: string): string {
  const { origin, pathname } = new URL(portalUrl);
  return `${origin}${getLinkPath(pathname.replace(/\/+$/, ''))}?${new URLSearchParams({ token, to })}`;
}

/** Returns the target of a redirect, or null: it never leaves the portal, whatever the path contains. */
export function toPortalPath(basePath: string, to: unknown): string | null {
  if (typeof to !== 'string' || !to.startsWith('/')) return null;
  const base = 'http://portal.invalid';
  const url = URL.parse(basePath + to, base);
  const isInside = url?.origin === base && `${url.pathname}/`.startsWith(`${basePath}/`);
  return isInside && !url.pathname.startsWith('//') ? url.pathname + url.search : null;
}

const COOKIE = 'previa';
/** A working day: after that, visitors open the link again. */
const MAX_AGE_MS = 8 * 60 * 60 * 1000;

/** `isSecure`: whether browsers send the cookie over HTTPS only. */
interface CookieOptions {
  key: string;
  basePath: string;
  isSecure: boolean;
  now: number;
}

const format = (value: string, seconds: number, basePath: string, isSecure: boolean): string =>
  `${COOKIE}=${value}; Path=${basePath || '/'}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Returns the cookie of a preview, which lasts no longer than its link. */
export function createPreviewCookie(grant: PreviewGrant, { key, basePath, isSecure, now }: CookieOptions) {
  const until = Math.min(grant.until, now + MAX_AGE_MS);
  const value = signPreview(key, 'cookie', { ...grant, until });
  return format(value, Math.floor((until - now) / 1000), basePath, isSecure);
}

export const clearPreviewCookie = (basePath: string, isSecure: boolean): string =>
  format('', 0, basePath, isSecure);

export function readPreviewCookie(cookies: string | undefined, key: string, now: number): string | null {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=([\\w.-]+)\\s*(?:;|$)`).exec(cookies ?? '')?.[1];
  return verifyPreview(key, 'cookie', value, now)?.name ?? null;
}

/** Texts for portals without their own. */
export const previewTexts: PreviewTexts = {
  title: 'Preview',
  gone: 'This link is invalid, or the preview has ended.',
  pending:
    'The preview is not ready. Its releases are being tested, or were rejected: see the state of the portal.',
  banner: ({ name, remotes }, leave) =>
    `<form method="post" action="${leave}" style="padding: 0.75rem; border-bottom: 3px solid">` +
    `This is a preview: ${name} of ${remotes.join(', ')}. <button>Leave the preview</button></form>`,
};

const BODY = Buffer.from('<body>');

/** Adds a preview's banner to a page, before React's root element, so that it stays during navigations. */
export function withPreviewBanner(
  html: Buffer,
  preview: ShownPreview,
  { basePath, texts }: Pick<PortalConfig, 'basePath' | 'texts'>,
): Buffer {
  const body = html.indexOf(BODY);
  // Redirects are empty.
  if (body === -1) return html;
  const start = body + BODY.length;
  const banner = (texts.preview ?? previewTexts).banner(preview, getLeavePath(basePath));
  return Buffer.concat([html.subarray(0, start), Buffer.from(banner), html.subarray(start)]);
}
