import * as z from 'zod';

const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/** `TRUST_PROXY`: proxies whose `X-Forwarded-For` is trusted, divided by commas; none by default. */
export const trustedProxies = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine((entries) => entries.every((entry) => proxy.safeParse(entry).success), {
    error: 'must be addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal, divided by commas',
  })
  .transform((entries) => (entries.length > 0 ? entries : false));
