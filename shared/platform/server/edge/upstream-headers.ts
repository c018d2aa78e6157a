import type { IncomingHttpHeaders } from 'node:http';

/** Client as the host sees it, never as the request claims. */
interface Visitor {
  ip: string;
  protocol: string;
  host: string;
  id: string;
}

/** Headers with a visitor's origin, previous page or cookies, which no upstream may receive. */
const strippedHeaders =
  /^(x-(forwarded|original|rewrite|envoy|cluster|http-method|method-override).*|x-(real|client|remote)-(ip|addr)|(true|cf|fastly)-(client|connecting)-ip.*|forwarded|via|cookie|referer|proxy-.*|upgrade|expect|te|trailer|transfer-encoding|content-length)$/;

/** Returns the headers of a request to an upstream. The body has been read by then, so its length is set again. */
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

/** Headers that describe the content. All others would affect the portal's origin. */
const contentHeaders = new Set([
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
 * Returns the response headers for browsers: those that describe the content, and redirects within the portal's origin.
 * @param personal whether the request had a session; such a response is never cached
 */
export function headersFromUpstream(headers: IncomingHttpHeaders, personal: boolean): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => contentHeaders.has(name));
  const { location } = headers;
  return {
    ...Object.fromEntries(kept),
    ...(personal && { 'cache-control': 'no-store' }),
    ...(location && isSameOrigin(location) && { location }),
  };
}

const placeholder = 'http://portal.invalid';

/** Parses as browsers do, which ignore tabs and line breaks. */
const isSameOrigin = (location: string): boolean =>
  location.startsWith('/') &&
  URL.canParse(location, placeholder) &&
  new URL(location, placeholder).origin === placeholder;
