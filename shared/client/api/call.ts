import { type Answer, type Endpoint, fillPath } from '@portal/contract/endpoints/endpoint';
import { noContent } from '@portal/contract/endpoints/lenient';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { ApiError, type ErrorDetails, type FieldErrors } from './api-error.ts';
import { apiConfiguration } from './configuration.ts';
import { anySignal, unlessStalled } from './unless-stalled.ts';
import { writeOnce } from './write-once.ts';

type Part<Called extends Endpoint, Name extends 'query' | 'body' | 'headers'> =
  Called[Name] extends ZodMiniType<infer Value> ? Argument<Name, Value> : unknown;

/** Makes an argument optional if all its fields are. */
type Argument<Name extends string, Value> =
  Partial<Value> extends Value ? { [name in Name]?: Value } : { [name in Name]: Value };

/** Paths contain text, so numbers may be passed as digits. */
type Params<Called extends Endpoint> =
  Called['params'] extends ZodMiniType<infer Value>
    ? { params: { [name in keyof Value]: string | number | undefined } }
    : unknown;

/** Arguments of a call: the parts that the endpoint defines, and an abort signal. */
export type CallOptions<Called extends Endpoint> = Params<Called> &
  Part<Called, 'query'> &
  Part<Called, 'body'> &
  Part<Called, 'headers'> & {
    signal?: AbortSignal;
    keepalive?: boolean;
  };

type Rest<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];

interface LooseOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Calls an endpoint and returns the unwrapped content of its response. @throws ApiError */
export async function call<Called extends Endpoint>(
  endpoint: Called,
  ...rest: Rest<CallOptions<Called>>
): Promise<Answer<Called>> {
  return (await callWithMessage(endpoint, ...rest)).data;
}

/** Calls an endpoint, and also returns the text of `message` or `data.message` to show. @throws ApiError */
export async function callWithMessage<Called extends Endpoint>(
  endpoint: Called,
  ...rest: Rest<CallOptions<Called>>
): Promise<{ data: Answer<Called>; message: string | null }> {
  // Types already check the arguments; only their presence matters here.
  const options = (rest[0] ?? {}) as LooseOptions;
  if (!endpoint.once) return read(endpoint, options);
  const { params, query, body, headers } = options;
  return writeOnce(JSON.stringify([endpoint.method, endpoint.path, params, query, body]), (key) =>
    read(endpoint, { ...options, headers: { ...headers, 'idempotency-key': key } }),
  );
}

async function read<Called extends Endpoint>(
  endpoint: Called,
  options: LooseOptions,
): Promise<{ data: Answer<Called>; message: string | null }> {
  const text = await send(endpoint, options);
  return apiConfiguration().parseResponse(endpoint, text, () => {
    const body = parseBody(text);
    if (body.kind === 'foreign') throw new ApiError('unreadable');
    if (endpoint.answer === noContent)
      return { data: null as Answer<Called>, message: messageOf(body.value) };
    // An empty body is not an empty list: applicants must not read that they have no applications.
    if (text.trim() === '') throw new ApiError('unreadable');
    const content = unwrap(body.value);
    const read = safeParse(endpoint.answer, content);
    if (!read.success || isUnreadableList(content, read.data))
      throw new ApiError('unreadable', { cause: read.error });
    return { data: read.data as Answer<Called>, message: messageOf(body.value) };
  });
}

/** Returns whether a list had entries of which none is readable. Showing it as empty would be wrong. */
const isUnreadableList = (content: unknown, read: unknown): boolean =>
  Array.isArray(read) && read.length === 0 && Object.keys(Object(content)).length > 0;

async function send(endpoint: Endpoint, options: LooseOptions): Promise<string> {
  const { baseUrl, token, onUnauthorized, onResponse, timeoutMs, fetch } = apiConfiguration();
  // Read before the first await: the session may end meanwhile.
  const sentToken = token();
  // A path outside the contract (`/detalhes/abc`) cannot exist, so no request is needed.
  if (endpoint.params && !safeParse(endpoint.params, options.params).success) {
    throw new ApiError('http', { status: 404 });
  }
  // Checked beforehand: a connection lost during the call may have carried the request.
  const isOffline = globalThis.navigator?.onLine === false;
  let response: Pick<Response, 'ok' | 'status'>;
  let text: string;
  try {
    [response, text] = await unlessStalled(timeoutMs, async ({ signal, follow }) => {
      const answer = await fetch(requestUrl(baseUrl + fillPath(endpoint, options.params), options.query), {
        method: endpoint.method,
        headers: createHeaders(options, sentToken),
        body: options.body && JSON.stringify(options.body),
        keepalive: options.keepalive,
        signal: options.signal ? anySignal([options.signal, signal]) : signal,
      });
      if (answer.headers) onResponse(answer.headers);
      return [answer, await follow(answer).text()] as const;
    });
  } catch (cause) {
    if (options.signal?.aborted) throw new ApiError('aborted', { cause });
    const isTimeout = (cause as Partial<Error> | null)?.name === 'TimeoutError';
    throw new ApiError(isOffline ? 'offline' : isTimeout ? 'timeout' : 'network', { cause });
  }
  if (response.ok) return text;
  // Only a rejection of the current token ends the session: not a wrong password at login, not a late response.
  if (
    response.status === 401 &&
    sentToken !== null &&
    sentToken === token() &&
    endpoint.path !== '/auth/login'
  ) {
    onUnauthorized();
  }
  const body = parseBody(text);
  const details = body.kind === 'json' ? errorDetails(body.value) : {};
  throw new ApiError('http', { ...details, status: response.status });
}

function createHeaders(options: LooseOptions, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (options.body) headers.set('content-type', 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(options.headers ?? {})) if (value) headers.set(name, value);
  return headers;
}

/** Builds the URL of a request; blank and missing query values are left out. */
function requestUrl(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return path + (search && `?${search}`);
}

/** Parsed body: JSON (empty counts as null), or anything else, such as a proxy's HTML page. */
type ResponseBody = { kind: 'json'; value: unknown } | { kind: 'foreign' };

function parseBody(body: string): ResponseBody {
  if (body.trim() === '') return { kind: 'json', value: null };
  try {
    return { kind: 'json', value: JSON.parse(body) };
  } catch {
    return { kind: 'foreign' };
  }
}

/** Unwraps the content of a response: in `data`, in `data.data` (paginated lists), or bare (A 7, B 7). */
function unwrap(value: unknown): unknown {
  const content = hasData(value) ? value.data : value;
  return hasData(content) ? content.data : content;
}

/** Returns the success text to show: `message`, else `data.message`, else null. */
function messageOf(value: unknown): string | null {
  if (!isRecord(value)) return null;
  return textOrNull(value.message) ?? (isRecord(value.data) ? textOrNull(value.data.message) : null);
}

/** Reads an error response: field texts from `data` or `errors`, plain texts from `data`. */
function errorDetails(value: unknown): ErrorDetails {
  if (!isRecord(value)) return {};
  return {
    serverMessage: messageOf(value),
    serverText: readTexts(value.data)[0] ?? null,
    fields: { ...readFields(value.errors), ...readFields(value.data) },
  };
}

function readFields(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  const named = Object.entries(value).map(([field, texts]) => [field, readTexts(texts)] as const);
  return Object.fromEntries(named.filter(([, texts]) => texts.length > 0));
}

function readTexts(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => textOrNull(each) !== null);
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasData = (value: unknown): value is { data: unknown } => isRecord(value) && 'data' in value;
