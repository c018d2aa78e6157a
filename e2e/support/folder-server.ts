import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from './listen.ts';

export interface FolderServer {
  url: string;
  /** Served folder; may be changed. */
  folder: string;
  stop(): Promise<void>;
}

export async function startFolderServer(folder: string): Promise<FolderServer> {
  const server = createServer(async (request, response) => {
    const content = await readFile(path.join(served.folder, request.url ?? '')).catch(() => null);
    response.writeHead(content ? 200 : 404).end(content);
  });
  const served: FolderServer = { folder, ...(await listen(server)) };
  return served;
}
