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

/** @param tag what tells this page from any other */
export function createPageBody(html: Buffer, tag: string): PageBody {
  const made = new Map<Encoding, Promise<Buffer>>();
  const make: Record<Encoding, () => Promise<Buffer>> = {
    identity: async () => html,
    br: () => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: () => zip(html),
  };
  return {
    etag: `W/"${tag}"`,
    as(encoding) {
      const body = made.get(encoding) ?? make[encoding]();
      made.set(encoding, body);
      return body;
    },
  };
}
