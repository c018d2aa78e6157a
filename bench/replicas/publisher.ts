import { createServer } from 'node:http';
import { listen } from '../../e2e/support/listen.ts';
import { newerRelease } from '../../e2e/support/release.ts';
import type { Bench } from '../start-bench.ts';

/** The remote whose releases change. */
export const REMOTE = 'mf-courses';

export interface PublishedRelease {
  version: string;
  /** Paths of the files that belong to it alone, as pages name them. */
  files: ReadonlySet<string>;
}

/** Starts a server of that remote, which publishes release after release. */
export async function startPublisher({ remoteUrls, atEnd }: Pick<Bench, 'remoteUrls' | 'atEnd'>) {
  const origin = remoteUrls[REMOTE] ?? '';
  let files: Record<string, string> = {};
  let count = 0;
  const server = createServer(async (request, response) => {
    const own = files[request.url ?? ''];
    if (own !== undefined) return response.end(own);
    const upstream = await fetch(origin + request.url);
    return response.writeHead(upstream.status).end(Buffer.from(await upstream.arrayBuffer()));
  });
  const { url, stop } = await listen(server);
  atEnd(stop);
  return {
    url,
    async publish(): Promise<PublishedRelease> {
      count += 1;
      const version = `release${count}`;
      files = await newerRelease(origin, version);
      const paths = Object.keys(files).map((file) => `/senac-portal/remotes/${REMOTE}${file}`);
      return { version, files: new Set(paths) };
    },
  };
}
