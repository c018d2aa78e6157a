import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { contentSecurityPolicy } from 'helmet';
import { LRUCache } from 'lru-cache';
import { addressesOf } from '../../contract/addresses.ts';
import type { PortalConfig } from '../../contract/portal-config.ts';
import type { InlineHashes } from '../workers/protocol.ts';

type Middleware = ReturnType<typeof helmet>;
type Headers = Record<string, string>;

/** The headers that a middleware sets. As a map they also go on errors, which Fastify answers before any hook has run. */
function headersOf(middleware: Middleware, request = {} as IncomingMessage): Headers {
  const headers: Headers = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  } as unknown as ServerResponse;
  middleware(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

type Directives = NonNullable<Parameters<typeof contentSecurityPolicy>[0]>['directives'];

const policyOf = (directives: Directives = {}): Middleware =>
  contentSecurityPolicy({ useDefaults: false, directives });

/** Headers of every answer of the portal (security decisions, "Headers"). */
export const commonHeaders: Headers = {
  ...headersOf(
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // Said by the content security policy, or heard by browsers of long ago alone.
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

/** For everything that is no page: read by scripts or shown as it is, it needs nothing and runs nothing. */
const nothing = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Headers that an answer begins with; pages put their own policy in place of this one. */
export const closedHeaders: Headers = {
  ...commonHeaders,
  ...headersOf(policyOf(nothing)),
};

/** Headers of what the contract's server answers: opened as a page of its own, it has no origin and no scripts. */
export const sandboxed: Headers = headersOf(
  policyOf({ sandbox: [], ...nothing, styleSrc: ["'unsafe-inline'"] }),
);

/** What a policy can name: a host, with its port. A colon of IPv6 it cannot. */
const nameable = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * Where the portal's scripts lie: nothing else on its origin is one, least of all what editors or visitors store. A policy
 * cannot name a path without its host.
 */
function scriptSources(basePath: string, hosts: readonly string[]): string {
  const { assets, remotes } = addressesOf(basePath);
  const named = [...new Set(hosts)].filter((host) => nameable.test(host));
  return (
    named.flatMap((host) => [assets, remotes].map((path) => host.toLowerCase() + path)).join(' ') || "'self'"
  );
}

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/**
 * The headers of every page. The HTML is the same for everybody, so there are no nonces: what stands in it is known by its hash.
 * @param remotes names of the remotes, each of which loads its chunks through a Trusted Types policy of its own
 * @param portalHosts under which the portal is reached, with their ports, besides that of each request
 * @returns gives the headers of a page by the host that it was asked under and the hashes of what stands in it
 */
export function pageHeaders(
  { basePath, contentSecurity }: Pick<PortalConfig, 'basePath' | 'contentSecurity'>,
  remotes: () => readonly string[],
  portalHosts: readonly string[],
): (requestHost: string, inline: InlineHashes) => Headers {
  const scripts = (request: IncomingMessage) =>
    scriptSources(basePath, [request.headers.host ?? '', ...portalHosts]);
  const policyFor = (names: readonly string[], inline: InlineHashes) =>
    policyOf({
      defaultSrc: ["'none'"],
      scriptSrc: [scripts, ...quoted(inline.scripts)],
      styleSrc: ["'self'", ...quoted(inline.styles)],
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
      // A remote's previous release, loaded after a broken one, creates the same policy once more.
      trustedTypes: [
        ...['remotes', ...contentSecurity.trustedTypes],
        ...['host', ...names].map((name) => `chunks-${name}`),
        "'allow-duplicates'",
      ],
    });
  // Remotes come and go while the server runs, and each kind of page has styles of its own.
  const kept = new LRUCache<string, Headers>({ max: 500 });
  return (host, inline) => {
    const names = remotes();
    const key = [names, host, inline.styles, inline.scripts].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const headers = {
      ...commonHeaders,
      ...headersOf(policyFor(names, inline), { headers: { host } } as IncomingMessage),
    };
    kept.set(key, headers);
    return headers;
  };
}
