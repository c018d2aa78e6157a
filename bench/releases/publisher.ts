import { createServer } from 'node:http';
import { listen } from '../../e2e/support/listen.ts';
import { newerRelease } from '../../e2e/support/release.ts';
import type { Bench } from '../start-bench.ts';

/** The remote whose releases change. */
export const REMOTE = 'mf-courses';

export type Publisher = Awaited<ReturnType<typeof startPublisher>>;

/** A server of that remote which publishes release after release. */
export async function startPublisher({ remoteUrls, atEnd }: Pick<Bench, 'remoteUrls' | 'atEnd'>) {
  const origin = remoteUrls[REMOTE] ?? '';
  let files: Record<string, string> = {};
  let count = 0;
  const server = createServer(async (request, response) => {
    const own = files[request.url ?? ''];
    if (own !== undefined) return response.end(own);
    const answer = await fetch(origin + request.url);
    return response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  const { url, stop } = await listen(server);
  atEnd(stop);
  return {
    url,
    /** Announces another release. @returns its version and the addresses of the files that are its own */
    async publish(): Promise<{ version: string; files: ReadonlySet<string> }> {
      count += 1;
      const version = `release${count}`;
      files = await newerRelease(origin, version);
      return { version, files: new Set(Object.keys(files)) };
    },
  };
}
