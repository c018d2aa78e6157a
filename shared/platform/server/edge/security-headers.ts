import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getPlatformPaths } from '../../contract/names.ts';
import type { PortalConfig } from '../../contract/portal-config.ts';
import type { InlineHashes } from '../workers/protocol.ts';

type Headers = Record<string, string>;

/** Returns the header of a content security policy. @param directives sources by the name of the directive */
const createPolicy = (directives: Record<string, readonly string[]>): Headers => ({
  'content-security-policy': Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';'),
});

/** Headers of every response of the portal (security decisions, "Headers"). */
export const commonHeaders: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** Policy of all responses except pages: nothing loads and nothing runs. */
const denyAll = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Default headers of a response; pages replace the policy. */
export const closedHeaders: Headers = { ...commonHeaders, ...createPolicy(denyAll) };

/** Returns the headers of a page that loads nothing and has one inline style sheet. */
export const createStyleHeaders = (style: string): Headers => ({
  ...commonHeaders,
  ...createPolicy({
    ...denyAll,
    'style-src': [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
  }),
});

/** Headers of upstream responses: opened as a page, they have no origin and no scripts. */
export const sandboxed: Headers = createPolicy({
  sandbox: [],
  ...denyAll,
  'style-src': ["'unsafe-inline'"],
});

/** Matches hosts that a policy can name: not those with the colons of IPv6. */
const nameableHost = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * Returns the locations of the portal's scripts. No other path may contain scripts, in particular not uploads of
 * editors or visitors. A policy can only name a path together with its host.
 */
function listScriptSources(basePath: string, hosts: readonly string[]): string {
  const { assets, remotes } = getPlatformPaths(basePath);
  const named = [...new Set(hosts)].filter((host) => nameableHost.test(host));
  const sources = named.flatMap((host) => [assets, remotes].map((path) => host.toLowerCase() + path));
  return sources.join(' ') || "'self'";
}

const quote = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/**
 * Creates the headers of pages. The HTML is identical for every visitor, so hashes replace nonces for inline code.
 * @param portalHosts hosts of the portal with their ports, in addition to that of each request
 * @returns the headers for a request's host and the hashes of a page's inline code
 */
export function pageHeaders(
  { basePath, contentSecurity }: Pick<PortalConfig, 'basePath' | 'contentSecurity'>,
  portalHosts: readonly string[],
): (requestHost: string, inline: InlineHashes) => Headers {
  function createHeaders(host: string, inline: InlineHashes): Headers {
    const scripts = listScriptSources(basePath, [host, ...portalHosts]);
    const policy = createPolicy({
      'default-src': ["'none'"],
      'script-src': [scripts, ...quote(inline.scripts)],
      'style-src': ["'self'", ...quote(inline.styles)],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...contentSecurity.images],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", ...contentSecurity.connections],
      'frame-src': contentSecurity.frames.length > 0 ? contentSecurity.frames : ["'none'"],
      'worker-src': [scripts],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      // `default` checks scripts (`browser/allow-scripts.ts`).
      'trusted-types': ['default', ...contentSecurity.trustedTypes, "'allow-duplicates'"],
    });
    return { ...commonHeaders, ...policy };
  }
  // Each kind of page has its own inline styles.
  const cache = new LRUCache<string, Headers>({ max: 500 });
  return (host, inline) => {
    const key = [host, inline.styles, inline.scripts].join(' ');
    const headers = cache.get(key) ?? createHeaders(host, inline);
    cache.set(key, headers);
    return headers;
  };
}

/** Monitoring requests these under any name of the machine. */
const probes = ['/healthz', '/readyz'];

const createMisdirectedError = () =>
  Object.assign(new Error('The portal has another host.'), { statusCode: 421 });

/** Rejects requests for other hosts: the host name is passed on to the contract's server and into the pages' policy. */
export function rejectUnknownHosts(app: FastifyInstance, portalOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (!probes.includes(request.url) && !isPortalHost(request.host, portalOrigin))
      throw createMisdirectedError();
  });
}

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether it is the host of `PORTAL_URL`; while that is a loopback name or unset, any loopback name is accepted. */
export function isPortalHost(host: string, portalOrigin: string | null): boolean {
  if (!/^[\w.:[\]-]+$/.test(host)) return false;
  const own = new URL(portalOrigin ?? 'http://localhost');
  const requested = `${own.protocol}//${host}`;
  if (!URL.canParse(requested)) return false;
  const { hostname, host: name } = new URL(requested);
  return name === own.host || (isLoopback(own.hostname) && isLoopback(hostname));
}
