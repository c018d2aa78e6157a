import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newerRelease } from '../../e2e/support/release.ts';

/** A remote's server that publishes release after release of the same remote. */
export interface Publisher {
  url: string;
  /** Announces another release. @returns its version and the addresses of the files that are its own */
  publish(): Promise<{ version: string; files: ReadonlySet<string> }>;
  stop(): Promise<void>;
}

/** @param origin address of the remote's first release */
export async function startPublisher(origin: string): Promise<Publisher> {
  let files: Record<string, string> = {};
  let count = 0;
  const server = createServer(async (request, response) => {
    const own = files[request.url ?? ''];
    if (own !== undefined) return response.end(own);
    const answer = await fetch(origin + request.url);
    return response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async publish() {
      count += 1;
      const version = `release${count}`;
      files = await newerRelease(origin, version);
      return { version, files: new Set(Object.keys(files)) };
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
