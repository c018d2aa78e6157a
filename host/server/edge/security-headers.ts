/** Where the portal's scripts lie: nothing else on its origin is one, least of all what editors or visitors store. */
const scriptPaths = ['/senac-portal/assets/', '/senac-portal/remotes/'];

/** What a policy can name: a host, with its port. A colon of IPv6 it cannot. */
const nameable = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * The content security policy of every page. The HTML is the same for everybody, so there are no nonces, and
 * nothing inline to need one.
 * @param remotes names of the remotes, each of which loads its chunks through a Trusted Types policy of its own
 * @param hosts under which the portal is reached, with their ports: a policy cannot name a path without its host
 */
export function contentSecurityPolicy(remotes: readonly string[], hosts: readonly string[]): string {
  const policies = ['remotes', 'dompurify', 'pdf', ...['host', ...remotes].map((name) => `chunks-${name}`)];
  const named = [...new Set(hosts)].filter((host) => nameable.test(host));
  const scripts =
    named.flatMap((host) => scriptPaths.map((path) => host.toLowerCase() + path)).join(' ') || "'self'";
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.cdninstagram.com https://*.fbcdn.net https://i.ytimg.com",
    "font-src 'self' data:",
    "connect-src 'self' https://graph.instagram.com https://www.googleapis.com https://www.facebook.com",
    'frame-src https://www.facebook.com https://www.youtube-nocookie.com',
    `worker-src ${scripts}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // A remote's previous release, loaded after a broken one, creates the same policy once more.
    `trusted-types ${policies.join(' ')} 'allow-duplicates'`,
  ].join('; ');
}

/** Headers of every answer of the portal (security decisions, "Headers"). */
export const commonHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** The policy of everything that is no page: read by scripts or shown as it is, it needs nothing and runs nothing. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that an answer begins with; pages put their own policy in place of this one. */
export const closedHeaders: Record<string, string> = { ...commonHeaders, 'content-security-policy': nothing };

/** Headers of what the contract's server answers: opened as a page of its own, it has no origin and no scripts. */
export const sandboxed: Record<string, string> = {
  'content-security-policy': `sandbox; ${nothing}; style-src 'unsafe-inline'`,
};
