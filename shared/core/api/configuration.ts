/** How this process reaches the server of the contract. */
export interface ApiConfiguration {
  /** Where the calls go, without a slash at the end; absolute in Node. */
  baseUrl: string;
  /** Where stored files are, without a slash at the end. */
  storageUrl: string;
  /** Origin under which people reach the portal, e.g. "https://portal.example.org"; null where nobody has said. */
  portalOrigin: string | null;
  /** The bearer token of the candidate, or null. */
  token: () => string | null;
  /** The server no longer takes the token that was sent. */
  onUnauthorized: () => void;
  /** Receives the headers of every response. */
  onResponse: (headers: Headers) => void;
  /** Time for one call, its answer's body included, in milliseconds. */
  timeoutMs: number;
  /** How a request is made: a server that renders may keep public answers for a while. */
  fetch: (
    url: string,
    init: RequestInit,
  ) => Promise<Pick<Response, 'ok' | 'status' | 'text'> & Partial<Pick<Response, 'headers'>>>;
  /**
   * How the text of an answer is read: a server reads the same one for many pages, and may remember what came of it.
   * @param endpoint that was called
   * @param read what it reads as; throws where it cannot be read
   */
  parseResponse: <Read extends object>(endpoint: object, text: string, read: () => Read) => Read;
}

let configuration: ApiConfiguration = {
  baseUrl: '/api/v1',
  storageUrl: '/storage',
  portalOrigin: globalThis.location?.origin ?? null,
  token: () => null,
  onUnauthorized: () => {},
  onResponse: () => {},
  timeoutMs: 10_000,
  fetch: (...request) => globalThis.fetch(...request),
  parseResponse: (_endpoint, _text, read) => read(),
};

/** Sets what differs from the defaults (`/api/v1`, `/storage`, nobody logged in, 10 s). Once per process. */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  configuration = { ...configuration, ...changes };
}

/** The current configuration. */
export const apiConfiguration = (): ApiConfiguration => configuration;

/** Origin under which people reach the portal, for whatever names an address in full; null where nobody has said. */
export const portalOrigin = (): string | null => configuration.portalOrigin;

/** Base address of stored images and documents, without a slash at the end. */
export const storageUrl = (): string => configuration.storageUrl;
