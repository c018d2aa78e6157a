import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The HTML of a page, in every form that browsers ask for. */
export interface PageBody {
  /** Weak: the same for all encodings, and for pages that differ in the moment of their making alone. */
  etag: string;
  /** Made when somebody asks for it, once. */
  as(encoding: Encoding): Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function createPageBody(html: string): PageBody {
  const plain = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>();
  const make: Record<Encoding, () => Promise<Buffer>> = {
    identity: async () => plain,
    br: () => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: () => zip(plain),
  };
  return {
    etag: `W/"${digest(html)}"`,
    as(encoding) {
      const body = made.get(encoding) ?? make[encoding]();
      made.set(encoding, body);
      return body;
    },
  };
}

/** When the data was fetched and put together says nothing of what it says. */
const MOMENTS = /"(dataUpdatedAt|dehydratedAt)":\d+/g;

const digest = (html: string): string =>
  createHash('sha256').update(html.replace(MOMENTS, '')).digest('base64url').slice(0, 22);

/** The smallest encoding that a browser takes, by its `accept-encoding`. */
export function bestEncoding(accepted: string | undefined): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.split(';').map((part) => part.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}

/** Whether a browser already has a page, by its `if-none-match`. */
export const isNotModified = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === etag.replace(/^W\//, ''));
