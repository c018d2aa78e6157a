import { createMicroCache } from './micro-cache.ts';

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

/**
 * A `fetch` for rendering that keeps public answers as long as pages are kept: pages share the data that they
 * are made of. Anything but a plain GET goes through untouched.
 */
export function cachedFetch(seconds: number): typeof fetch {
  const cached = createMicroCache<Answer>({ seconds });
  return async (input, init) => {
    const request = new Request(input, init);
    if (seconds === 0 || request.method !== 'GET' || request.headers.has('authorization'))
      return fetch(request);
    const { status, headers, body } = await cached(
      request.url,
      async () => {
        const response = await fetch(request);
        return { status: response.status, headers: [...response.headers], body: await response.text() };
      },
      (answer) => answer.status === 200,
    );
    return new Response(body, { status, headers: headers.filter(([name]) => name !== 'content-encoding') });
  };
}
