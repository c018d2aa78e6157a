export interface ApiConfiguration {
  /** Base URL of requests, without trailing slash; absolute in Node. */
  baseUrl: string;
  /** Base URL of stored files, without trailing slash. */
  storageUrl: string;
  /** Public origin of the portal, e.g. "https://portal.example.org"; null if not configured. */
  portalOrigin: string | null;
  token: () => string | null;
  /** Called when the server rejects the token that was sent. */
  onUnauthorized: () => void;
  onResponse: (headers: Headers) => void;
  /** Maximum time until the response, and between two parts of it. On a slow network other files delay it. */
  timeoutMs: number;
  /** Sends requests; the host passes a version that caches public responses. */
  fetch: (
    url: string,
    init: RequestInit,
  ) => Promise<Pick<Response, 'ok' | 'status' | 'text'> & Partial<Pick<Response, 'headers'>>>;
  /** Parses a response; the host memoises it, because many pages read the same one. `read` throws if unreadable. */
  parseResponse: <Read extends object>(endpoint: object, text: string, read: () => Read) => Read;
}

let configuration: ApiConfiguration = {
  baseUrl: '/api/v1',
  storageUrl: '/storage',
  portalOrigin: globalThis.location?.origin ?? null,
  token: () => null,
  onUnauthorized: () => {},
  onResponse: () => {},
  timeoutMs: 30_000,
  fetch: (...request) => globalThis.fetch(...request),
  parseResponse: (_endpoint, _text, read) => read(),
};

/** Overrides the defaults (`/api/v1`, `/storage`, no session, 30 s). Call once per process. */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  configuration = { ...configuration, ...changes };
}

export const apiConfiguration = (): ApiConfiguration => configuration;

/** Returns the public origin of the portal for absolute URLs; null if not configured. */
export const portalOrigin = (): string | null => configuration.portalOrigin;

export const storageUrl = (): string => configuration.storageUrl;
