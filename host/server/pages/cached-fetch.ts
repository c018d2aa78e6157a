import { type CachingPolicy, shelfOf } from './caching-policy.ts';
import { createMicroCache } from './micro-cache.ts';

interface Answer {
  status: number;
  type: string;
  body: string;
  queried: boolean;
}

/** Milliseconds for one answer: it belongs to everybody who waits for it, so no single caller's limit applies. */
const TIME_LIMIT = 10_000;

interface CachedFetchOptions {
  policy: CachingPolicy;
  /** Milliseconds after which an older answer does, if there is one; the new one is kept when it comes. */
  patience: number;
}

/**
 * A `fetch` for rendering that keeps public answers: pages share the data that they are made of. Anything but an
 * anonymous GET goes through untouched.
 */
export function cachedFetch({ policy, patience }: CachedFetchOptions): typeof fetch {
  const cached = createMicroCache<Answer>({
    lifetime: policy.data,
    shelfOf: ({ status, queried }) => shelfOf({ status, queried, whole: true }),
  });
  return async (input, init) => {
    const request = new Request(input, init);
    // Packing and unpacking costs both processors more than the bytes cost the wire between two servers.
    request.headers.set('accept-encoding', 'identity');
    if (policy.data.fallback === 0 || request.method !== 'GET' || request.headers.has('authorization'))
      return fetch(request);
    const { value } = await cached(request.url, { produce: () => ask(request), patience });
    return new Response(value.body, { status: value.status, headers: { 'content-type': value.type } });
  };
}

async function ask({ url, headers }: Request): Promise<Answer> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIME_LIMIT) });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/json',
    body: await response.text(),
    queried: url.includes('?'),
  };
}
