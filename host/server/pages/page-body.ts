import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../edge/negotiation.ts';

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
