import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@portal/contract/endpoints/endpoint';
import fc from 'fast-check';
import * as z from 'zod';
import { demoCandidates } from '../../../seed/demo-candidates.ts';
import { cpfOf } from '../application.ts';

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

const [{ nif, full_name, email, mother, phone, birthdate }] = demoCandidates;

/** Personal data that must not appear in errors and logs. */
export const secrets = [...Object.values(knownPerson), nif, full_name, email, mother, phone];

/** Returns mostly values of the first kind, and some of the second. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, weight: number, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** Edge cases of texts. */
const edgeCaseText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.constantFrom('', '0', '-1', '99999999999999999999', "'; drop table people --", '\u0000', '<b>', '../..'),
);
/** Edge cases of fields. */
const edgeCase = fc.oneof(
  edgeCaseText,
  fc.double(),
  fc.constantFrom<unknown>(null, true, [], {}),
  fc.array(edgeCaseText, { maxLength: 2 }),
);
/** Texts that are likely to break a request, mixed with random ones. */
const odd = fc.oneof(
  fc.constantFrom(' ', '1', '2', '2147483648', '1e3', 'á'.repeat(300), '%'),
  fc.constantFrom('..%2f..', '__proto__', 'constructor', 'null', '[object Object]', '\u202egolpe', '🛶'),
  fc.constantFrom(...secrets, cpfOf(2)),
  fc.constantFrom('2026-02-30', '0000-00-00', '1998-04-21', '9999-12-31', '+275760-09-13', 'Infinity', 'NaN'),
  edgeCaseText,
);

type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
};

/** Valid values of the contract's fields, so that some requests pass the validation. */
const plausible: Record<string, unknown> = {
  nif,
  email,
  birthdate,
  phone,
  date_conclusion: '2020-12-01',
  start_date: '2021-01-01',
  end_date: '2022-01-01',
};

/** Creates values for a schema of the contract: mostly valid, some broken. */
const arbitraryOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  arbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);

const arbitrary = (shape: Shape, name = '') => mostly(wellFormed(shape, name), 12, edgeCase);

function wellFormed(shape: Shape, name: string): fc.Arbitrary<unknown> {
  if (name in plausible) return fc.constant(plausible[name]);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((option) => arbitrary(option, name)));
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {});
    return fc.record(Object.fromEntries(fields.map(([field, inner]) => [field, arbitrary(inner, field)])));
  }
  if (shape.type === 'array') return fc.array(arbitrary(shape.items ?? {}), { minLength: 1, maxLength: 2 });
  if (shape.type === 'string') return fc.constantFrom('Ana Lima', 'tucumã no almoço', 'a');
  return fc.constantFrom(1, 2, '1', 2_147_483_647);
}

/** Headers with values of their own; each may also have any text. */
const headerValues: Record<string, string[]> = {
  authorization: ['Bearer', 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi'],
  accept: ['*/*', 'text/html', 'application/xml;q=0.9', 'a/b;;;'],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', 'gzip;q=x', '*', 'zstd'],
  'content-encoding': ['gzip', 'br', 'deflate', 'x'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'lines=1', 'bytes=0-0,5-,-1'],
  'x-forwarded-for': ['10.0.0.1', '1.2.3.4, 5.6.7.8', '::1', 'unknown', '999.1.1.1'],
  'x-http-method-override': ['DELETE', 'PUT'],
  'x-birthdate': ['1998-04-21'],
  'x-nif': [knownPerson.nif],
  'x-voter': ['a'.repeat(32), 'b'.repeat(5000)],
  'idempotency-key': ['k'.repeat(64), 'k'.repeat(3000)],
};
const otherHeaders =
  'accept-language if-none-match if-modified-since x-forwarded-host x-forwarded-proto cookie origin referer user-agent';
/** Without the characters that Node rejects in headers. */
const oddHeader = odd.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, ''));
const oddHeaders = fc.record(
  Object.fromEntries([
    ...Object.entries(headerValues).map(([name, values]) => [
      name,
      fc.oneof(fc.constantFrom(...values), oddHeader),
    ]),
    ...otherHeaders.split(' ').map((name) => [name, oddHeader]),
  ]) as Record<string, fc.Arbitrary<string>>,
  { requiredKeys: [] },
);

const contentType = mostly(
  fc.constant('application/json'),
  4,
  fc.constantFrom(
    'application/json; charset=utf-16',
    'application/json; charset="',
    'application/json, application/json',
    'application/ld+json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'a/b;;;',
    '',
  ),
);

/** Ways to encode a body, most of them wrong. */
const encodings: ((json: string) => Buffer)[] = [
  (json) => Buffer.from(`\ufeff${json}`),
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.from(json, 'latin1'),
  (json) => gzipSync(json),
  (json) => Buffer.from(json.slice(0, json.length / 2)),
  (json) => Buffer.concat([Buffer.from([0xc3, 0x28, 0xff, 0x00]), Buffer.from(json)]),
  (json) => Buffer.from(json.replace('{', '{"__proto__":{"admin":true},')),
  (json) => Buffer.from(json.replace(/":[^,}]*/, '":1e999')),
  (json) => Buffer.from(json.replace(/":[^,}]*/, '":"\\ud800"')),
  (json) => Buffer.from(json.replace(/":[^,}]*/, '":"\\u0000"')),
  () => Buffer.from('['.repeat(20_000)),
  () => Buffer.from('null'),
  () => Buffer.alloc(0),
];
const encode = mostly(
  fc.constant((json: string) => Buffer.from(json)),
  3,
  fc.constantFrom(...encodings),
);

/** Paths that no client sends. */
const oddEnding = fc.constantFrom(
  ...'% %zz %ff %00 %0d%0aset-cookie:a=b %c0%af %252e%252e /..;/ // /. ;a=b ? ?&&= ?a[b]=c ?a=1&a=2 ?%ff=%ff'.split(
    ' ',
  ),
  `?q=${'a'.repeat(9000)}`,
  `/${'a'.repeat(700)}`,
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
  const param = mostly(
    fc.constantFrom('1', '2', '47'),
    3,
    odd.filter((text) => text !== '' && !text.startsWith('.')),
  );
  const query = fc.oneof(
    endpoint.query ? arbitraryOf(endpoint.query) : fc.constant({}),
    someOf([...fieldsOf(endpoint.query), 'x'], odd),
  );
  const changed = someOf(fieldsOf(endpoint.body), fc.oneof(odd, edgeCase)).map((change) => ({
    ...good,
    ...change,
  }));
  return fc
    .record({
      method: mostly(
        fc.constant<string>(endpoint.method),
        30,
        fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'DELETE', 'PROPFIND'),
      ),
      params: fc.record(Object.fromEntries(fieldsOf(endpoint.params).map((field) => [field, param]))),
      query,
      ending: mostly(fc.constant(''), 12, oddEnding),
      headers: fc.oneof(fc.constant({}), oddHeaders),
      body: endpoint.body ? fc.oneof(arbitraryOf(endpoint.body), changed) : fc.constant(undefined),
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
        headers: { ...(endpoint.body && { 'content-type': contentType }), ...headers },
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
