import { hash } from 'node:crypto';
import { listPages as endpoint } from '@portal/contract/endpoints/home';
import { fold } from '@portal/contract/format/text';
import { sanitise } from '@portal/contract/rich-text';
import { lte } from 'drizzle-orm';
import * as z from 'zod';
import { contents, pages } from '../db/schema/contents.ts';
import { snapshots } from '../db/snapshots.ts';
import { versionOf } from '../db/table-versions.ts';
import { createResponseCache } from '../http/response-cache.ts';
import type { Services } from '../services.ts';
import { listPages, pageRepository } from './pages.repository.ts';

const CACHE_BYTES = 16 * 1024 * 1024;

/** Pages and published contents in memory at one point in time. */
interface PageSnapshot {
  /** Identical for identical contents in all processes. */
  version: string;
  /** Returns the response of GET /pages. */
  list: (title?: string) => Buffer;
}

/** Creates a function that returns the pages, at most two seconds old. HTML is sanitised once per version. */
export function pageSnapshots({ db, now }: Services): () => Promise<PageSnapshot> {
  let safe = new Map<string, string>();

  async function load(): Promise<PageSnapshot> {
    const read = await pageRepository(db).readAll(now());
    safe = new Map(read.contents.map(({ descritive: text }) => [text, safe.get(text) ?? sanitise(text)]));
    const texts = safe;
    const clean = (text: string) => texts.get(text) ?? sanitise(text);
    const cache = createResponseCache(CACHE_BYTES);
    const answer = (title?: string) => {
      const list = listPages(read, title, clean);
      return Buffer.from(JSON.stringify({ data: z.encode(endpoint.answer, list) }));
    };
    return {
      version: hash('sha256', JSON.stringify(read), 'base64url'),
      list: (title) => cache(fold(title ?? ''), () => answer(title)),
    };
  }

  return snapshots(
    { now },
    {
      version: () => {
        const published = db.$count(contents, lte(contents.publishedAt, now()));
        return versionOf(db, [pages, contents], published);
      },
      load,
    },
  );
}
