/**
 * The content security policy of every page. The HTML is the same for everybody, so there are no nonces, and
 * nothing inline to need one.
 * @param remotes names of the remotes, each of which loads its chunks through a Trusted Types policy of its own
 */
export function contentSecurityPolicy(remotes: readonly string[], storageOrigin: string | null): string {
  const storage = storageOrigin ? ` ${storageOrigin}` : '';
  const policies = [
    'remotes',
    'rich-html',
    'dompurify',
    'pdf',
    ...['host', ...remotes].map((name) => `chunks-${name}`),
  ];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${storage} https://*.cdninstagram.com https://*.fbcdn.net https://i.ytimg.com`,
    "font-src 'self' data:",
    `connect-src 'self'${storage} https://graph.instagram.com https://www.googleapis.com https://www.facebook.com`,
    'frame-src https://www.facebook.com https://www.youtube-nocookie.com',
    "worker-src 'self' blob:",
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
