import { errorText } from '@portal/server-kit/error-text';
import type { FastifyInstance } from 'fastify';
import { coalesce } from '../releases/coalesce.ts';
import { readBytes } from '../releases/ingest/fetch-files.ts';
import { readKnownBuilds } from './known-builds.ts';
import type { HostBuilds } from './open-host-builds.ts';

/** Maximum size of the list and of each file. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

interface Options {
  /** URL of the keeper. */
  url: string;
  builds: Pick<HostBuilds, 'add'>;
  /** Milliseconds between two refreshes. */
  every: number;
  report: (line: string) => void;
}

/**
 * Fetches the files of the host's other builds from the keeper, at start and periodically, so that pages and tabs of
 * any build find their files here. Never rejects.
 */
export async function followHostBuilds(
  app: FastifyInstance,
  { url, builds, every, report }: Options,
): Promise<void> {
  let lastError: string | null = null;
  async function read(): Promise<void> {
    const list = Buffer.from(await readBytes(`${url}/host-builds.json`, MAX_FILE_BYTES)).toString();
    await builds.add(readKnownBuilds(list), (name) => readBytes(`${url}/host-files/${name}`, MAX_FILE_BYTES));
    lastError = null;
  }
  const refresh = coalesce(read, (error) => {
    const message = errorText(error);
    if (message !== lastError) report(`files of other builds of the host are missing (${message})`);
    lastError = message;
  });
  await refresh();
  const timer = setInterval(() => void refresh(), every);
  app.addHook('onClose', async () => clearInterval(timer));
}
