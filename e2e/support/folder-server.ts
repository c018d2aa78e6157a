import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface FolderServer {
  url: string;
  /** The folder whose files it answers with. */
  folder: string;
  stop(): Promise<void>;
}

/** A static server, of the simplest kind. */
export async function startFolderServer(folder: string): Promise<FolderServer> {
  const server = createServer(async (request, response) => {
    const content = await readFile(path.join(served.folder, request.url ?? '')).catch(() => null);
    response.writeHead(content ? 200 : 404).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const served: FolderServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return served;
}
