import type { IncomingHttpHeaders } from 'node:http';

/** Who asks, as the host sees it: never as the request says. */
interface Visitor {
  ip: string;
  protocol: string;
  /** Host and port that the portal was asked under. */
  host: string;
  /** Id of the request. */
  id: string;
}

/**
 * What no server behind the host shall hear from a visitor: where they come from, on which page, and who they were
 * before.
 */
const strippedHeaders =
  /^(x-(forwarded|original|rewrite|envoy|cluster|http-method|method-override).*|x-(real|client|remote)-(ip|addr)|(true|cf|fastly)-(client|connecting)-ip.*|forwarded|via|cookie|referer|proxy-.*|upgrade|expect|te|trailer|transfer-encoding|content-length)$/;

/** Headers of a request as they are sent on. The body is read by then, and its length is told anew. */
export function headersToUpstream(headers: IncomingHttpHeaders, visitor: Visitor): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !strippedHeaders.test(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': visitor.ip,
    'x-forwarded-proto': visitor.protocol,
    'x-forwarded-host': visitor.host,
    'x-request-id': visitor.id,
  };
}

/** What an answer may say of its content. Everything else would speak for the portal, on whose origin it arrives. */
const descriptive = new Set([
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
]);

/**
 * Headers of an answer as browsers get them.
 * @param personal whether it answers a call with a session: nobody keeps it then
 * @returns what describes the content, and a redirection that stays on the portal's origin
 */
export function headersFromUpstream(headers: IncomingHttpHeaders, personal: boolean): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => descriptive.has(name));
  const { location } = headers;
  return {
    ...Object.fromEntries(kept),
    ...(personal && { 'cache-control': 'no-store' }),
    ...(location && isSameOrigin(location) && { location }),
  };
}

const here = 'http://portal.invalid';

/** Read as browsers read it, which leave out tabs and line ends. */
const isSameOrigin = (location: string): boolean =>
  location.startsWith('/') && URL.canParse(location, here) && new URL(location, here).origin === here;
