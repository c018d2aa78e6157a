import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Endpoint of the contract, shared by client, API and tests. */
export interface Endpoint {
  method: Method;
  /** Below `/api/v1`, with parameters as `:name`. */
  path: `/${string}`;
  params?: z.ZodMiniType<Record<string, string | number>>;
  query?: z.ZodMiniType<Record<string, string | number | undefined>>;
  body?: z.ZodMiniType<object>;
  /** Additive: our API uses them, another server ignores them. */
  headers?: z.ZodMiniObject<Record<string, z.ZodMiniOptional<z.ZodMiniString>>>;
  /** Content of the response, without the `data` around it. Unknown for a file. */
  answer: z.ZodMiniType;
  /** Media type of a file, which is sent as it is. */
  file?: 'application/pdf' | 'image/png' | 'text/calendar';
  /** `candidate`: requires the bearer token of a candidate. */
  auth?: 'candidate';
  /** Expected error statuses; every endpoint may also return 400, 429 and 500. */
  errors?: readonly number[];
  /**
   * Write of a visitor. The client sends an `Idempotency-Key`, for which our API returns its first response again, and
   * reports a lost response as uncertain. Registrations have a key of their own.
   */
  once?: true;
  /** Not in the bare contract: the client must work without it. */
  optional?: true;
}

/** Returns a function that defines endpoints of a method. Its exact types serve {@link Answer} and the client's arguments. */
const define =
  <const Name extends Method>(method: Name) =>
  <const Path extends Endpoint['path'], const Parts extends Omit<Endpoint, 'method' | 'path'>>(
    path: Path,
    parts: Parts,
  ) => ({ method, path, ...parts });

export const get = define('GET');
export const post = define('POST');
export const put = define('PUT');
export const del = define('DELETE');

export const apiPrefix = '/api/v1';

/** Returns the path of an endpoint below {@link apiPrefix} with the values of its parameters. */
export const fillPath = ({ path }: Endpoint, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Parsed content of a response. */
export type Answer<Called extends Endpoint> = z.output<Called['answer']>;

/** Request body. */
export type Body<Called extends Endpoint> = Called['body'] extends z.ZodMiniType
  ? z.output<Called['body']>
  : never;
