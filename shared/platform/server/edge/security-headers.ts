import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { contentSecurityPolicy } from 'helmet';
import { LRUCache } from 'lru-cache';
import { getPlatformPaths } from '../../contract/names.ts';
import type { PortalConfig } from '../../contract/portal-config.ts';
import type { InlineHashes } from '../workers/protocol.ts';

type Middleware = ReturnType<typeof helmet>;
type Headers = Record<string, string>;

/** Returns the headers that a middleware sets, as a map, for errors that Fastify handles before any hook. */
function collectHeaders(middleware: Middleware): Headers {
  const headers: Headers = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  } as unknown as ServerResponse;
  middleware({} as IncomingMessage, response, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

type Directives = NonNullable<Parameters<typeof contentSecurityPolicy>[0]>['directives'];

const createPolicy = (directives: Directives = {}): Middleware =>
  contentSecurityPolicy({ useDefaults: false, directives });

/** Headers of every response of the portal (security decisions, "Headers"). */
export const commonHeaders: Headers = {
  ...collectHeaders(
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // Covered by the content security policy, or obsolete.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xFrameOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  ),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Policy of all responses except pages: nothing loads and nothing runs. */
const denyAll = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Default headers of a response; pages replace the policy. */
export const closedHeaders: Headers = {
  ...commonHeaders,
  ...collectHeaders(createPolicy(denyAll)),
};

/** Returns the headers of a page that loads nothing and has one inline style sheet. */
export const createStyleHeaders = (style: string): Headers => ({
  ...commonHeaders,
  ...collectHeaders(
    createPolicy({
      ...denyAll,
      styleSrc: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    }),
  ),
});

/** Headers of upstream responses: opened as a page, they have no origin and no scripts. */
export const sandboxed: Headers = collectHeaders(
  createPolicy({ sandbox: [], ...denyAll, styleSrc: ["'unsafe-inline'"] }),
);

/** Matches hosts that a policy can name: not those with the colons of IPv6. */
const nameableHost = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * Returns the locations of the portal's scripts. No other path may contain scripts, in particular not uploads of
 * editors or visitors. A policy can only name a path together with its host.
 */
function listScriptSources(basePath: string, hosts: readonly string[]): string {
  const { assets, remotes } = getPlatformPaths(basePath);
  const named = [...new Set(hosts)].filter((host) => nameableHost.test(host));
  return (
    named.flatMap((host) => [assets, remotes].map((path) => host.toLowerCase() + path)).join(' ') || "'self'"
  );
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
      defaultSrc: ["'none'"],
      scriptSrc: [scripts, ...quote(inline.scripts)],
      styleSrc: ["'self'", ...quote(inline.styles)],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...contentSecurity.images],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...contentSecurity.connections],
      frameSrc: contentSecurity.frames.length > 0 ? [...contentSecurity.frames] : ["'none'"],
      workerSrc: [scripts],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      requireTrustedTypesFor: ["'script'"],
      // `default` checks scripts (`browser/allow-scripts.ts`).
      trustedTypes: ['default', ...contentSecurity.trustedTypes, "'allow-duplicates'"],
    });
    return { ...commonHeaders, ...collectHeaders(policy) };
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

/**
 * Returns whether a request is for the portal's own host: that of `PORTAL_URL`. While this is a loopback name or unset, any loopback
 * name is accepted.
 * @param host value of the request's header, with its port
 */
export function isPortalHost(host: string, portalOrigin: string | null): boolean {
  if (!/^[\w.:[\]-]+$/.test(host)) return false;
  const own = new URL(portalOrigin ?? 'http://localhost');
  const requested = `${own.protocol}//${host}`;
  if (!URL.canParse(requested)) return false;
  const { hostname, host: name } = new URL(requested);
  return name === own.host || (isLoopback(own.hostname) && isLoopback(hostname));
}
