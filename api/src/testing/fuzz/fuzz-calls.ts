import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@portal/contract/endpoints/endpoint';
import fc from 'fast-check';
import { demoCandidates } from '../../../seed/demo-candidates.ts';
import { cpfOf } from '../application.ts';
import { arbitraryOf, edgeCase, edgeCaseText } from '../arbitrary-of.ts';

/** Request as sent over the wire. */
export type FuzzCall = {
  method: string;
  /** Path and query, possibly with invalid escapes. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  loggedIn: boolean;
};

/** Person in the database whose data the requests use. */
export const knownPerson = {
  nif: cpfOf(1),
  full_name: 'Iracema Tumucumaque',
  email: 'iracema.tumucumaque@exemplo.br',
  mother: 'Raimunda Tumucumaque',
};

const [candidate] = demoCandidates;

/** Personal data that must not appear in errors and logs. */
export const secrets = [
  ...Object.values(knownPerson),
  candidate.nif,
  candidate.full_name,
  candidate.email,
  candidate.mother,
  candidate.phone,
];

/** Values that are likely to break a request, mixed with random ones. */
const odd = fc.oneof(
  fc.constantFrom(' ', '1', '2', '2147483648', '1e3', 'á'.repeat(300), '%'),
  fc.constantFrom('..%2f..', '__proto__', 'constructor', 'null', '[object Object]', '\u202egolpe', '🛶'),
  fc.constantFrom(
    knownPerson.nif,
    knownPerson.email,
    knownPerson.full_name,
    cpfOf(2),
    '96991234567',
    demoCandidates[0].nif,
  ),
  fc.constantFrom('2026-02-30', '0000-00-00', '1998-04-21', '9999-12-31', '+275760-09-13', 'Infinity', 'NaN'),
  edgeCaseText,
);
const oddValue = fc.oneof(odd, edgeCase, fc.constantFrom<unknown>(true, [], {}));

/** Removes characters that Node rejects in headers. */
const inHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
const oddHeader = odd.map(inHeader);

const oddHeaders = fc.record(
  {
    authorization: fc.oneof(
      fc
        .constantFrom('Bearer', 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi', `Bearer ${'🛶'}`)
        .map(inHeader),
      oddHeader,
    ),
    accept: fc.constantFrom('*/*', 'text/html', 'application/xml;q=0.9', 'a/b;;;', ''),
    'accept-language': oddHeader,
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', 'gzip;q=x', '*', 'zstd', ''),
    'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'x'),
    'if-none-match': oddHeader,
    'if-modified-since': oddHeader,
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'lines=1', 'bytes=0-0,5-,-1'),
    'x-forwarded-for': fc.constantFrom('10.0.0.1', '1.2.3.4, 5.6.7.8', '::1', 'unknown', '999.1.1.1', '<b>'),
    'x-forwarded-host': oddHeader,
    'x-forwarded-proto': oddHeader,
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT', 'x'),
    'x-birthdate': fc.oneof(fc.constant('1998-04-21'), oddHeader),
    'x-nif': fc.oneof(fc.constant(knownPerson.nif), oddHeader),
    'x-voter': fc.oneof(fc.constantFrom('a'.repeat(32), 'b'.repeat(5000)), oddHeader),
    'idempotency-key': fc.oneof(fc.constantFrom('k'.repeat(64), 'k'.repeat(3000)), oddHeader),
    cookie: oddHeader,
    origin: oddHeader,
    referer: oddHeader,
    'user-agent': oddHeader,
  },
  { requiredKeys: [] },
);

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json;charset=latin1',
      'application/json; charset="',
      'application/json, application/json',
      'application/ld+json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'a/b;;;',
      '/',
      '',
    ),
  },
);

/** Ways to encode a body, most of them wrong. */
const encodings: ((json: string) => Buffer)[] = [
  (json) => Buffer.from(`\ufeff${json}`),
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.from(json, 'latin1'),
  (json) => gzipSync(json),
  (json) => Buffer.from(json.slice(0, json.length / 2)),
  (json) => Buffer.from(json + json),
  (json) =>
    Buffer.concat([
      Buffer.from('{"full_name":"'),
      Buffer.from([0xc3, 0x28, 0xff, 0x00]),
      Buffer.from(`",${json.slice(1)}`),
    ]),
  (json) => Buffer.from(json.replace('{', '{"__proto__":{"admin":true},')),
  (json) => Buffer.from(json.replace('{', '{"constructor":{"prototype":{"a":1}},')),
  (json) => Buffer.from(json.replace(/":[^,}]*/, '":1e999')),
  (json) => Buffer.from(json.replace(/":[^,}]*/, '":"\\ud800"')),
  (json) => Buffer.from(json.replace(/":[^,}]*/, '":"\\u0000"')),
  () => Buffer.from('['.repeat(20_000)),
  () => Buffer.from('null'),
  () => Buffer.alloc(0),
];
const encode = fc.oneof(
  { weight: 6, arbitrary: fc.constant((json: string) => Buffer.from(json)) },
  { weight: 2, arbitrary: fc.constantFrom(...encodings) },
);

/** Paths that no client sends. */
const oddEnding = fc.constantFrom(
  '%',
  '%zz',
  '%ff',
  '%00',
  '%0d%0aset-cookie:a=b',
  '%c0%af',
  '%252e%252e',
  '/..;/',
  '//',
  '/.',
  ';a=b',
  '?',
  '?&&=',
  '?a[b]=c',
  '?a=1&a=2',
  '?%ff=%ff',
  `?q=${'a'.repeat(9000)}`,
  `/${'a'.repeat(700)}`,
  '?nif=1&nif=2',
  '\xe9',
);

const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
const someOf = (fields: string[], each: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, each])), { requiredKeys: [] });
const texts = (fields: object) =>
  Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/**
 * Creates requests of an endpoint: its own shapes with broken fields, a valid request with random changes, odd headers,
 * encodings and paths.
 * @param good valid body, if the endpoint has one
 */
function fuzzCallsOf(endpoint: Endpoint, good: object = {}): fc.Arbitrary<FuzzCall> {
  const param = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('1', '2', '47') },
    { weight: 1, arbitrary: odd.filter((text) => text !== '' && !text.startsWith('.')) },
  );
  const query = fc.oneof(
    endpoint.query ? arbitraryOf(endpoint.query) : fc.constant({}),
    someOf([...fieldsOf(endpoint.query), 'x'], odd),
  );
  const changed = someOf(fieldsOf(endpoint.body), oddValue).map((change) => ({ ...good, ...change }));
  const body = endpoint.body ? fc.oneof(arbitraryOf(endpoint.body), changed) : fc.constant(undefined);
  return fc
    .record({
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant<string>(endpoint.method) },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'DELETE', 'PROPFIND') },
      ),
      params: fc.record(Object.fromEntries(fieldsOf(endpoint.params).map((field) => [field, param]))),
      query,
      ending: fc.oneof({ weight: 12, arbitrary: fc.constant('') }, { weight: 1, arbitrary: oddEnding }),
      headers: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
      body,
      contentType,
      encode,
      loggedIn: fc.boolean(),
    })
    .map(({ method, params, query, ending, headers, body, contentType, encode, loggedIn }) => {
      const values = params as Record<string, string>;
      const address = endpoint.path.replace(/:(\w+)/g, (_, field) =>
        encodeURIComponent((values[field] ?? '').toWellFormed()),
      );
      const search = new URLSearchParams(texts((query ?? {}) as object)).toString();
      return {
        method,
        path: `/api/v1${address}${ending || (search && `?${search}`)}`,
        headers: {
          ...(endpoint.body && { 'content-type': contentType }),
          ...(headers as Record<string, string>),
        },
        body: endpoint.body ? encode(JSON.stringify(body) ?? 'null') : null,
        loggedIn,
      };
    });
}

/** Returns a number of requests of an endpoint, deterministic by seed. */
export const sampleCalls = (
  endpoint: Endpoint,
  good: object | undefined,
  count: number,
  seed: number,
): FuzzCall[] => fc.sample(fuzzCallsOf(endpoint, good), { numRuns: count, seed });
