import { errorText } from '@portal/shared/server/error-text';
import type { FastifyInstance } from 'fastify';
import { coalesce } from '../releases/coalesce.ts';
import { readBytes } from '../releases/ingest/fetch-files.ts';
import { readKnownBuilds } from './known-builds.ts';
import type { HostBuilds } from './open-host-builds.ts';

/** Bytes of the list, and of one file, at most. */
const LARGEST = 16 * 1024 * 1024;

interface Options {
  /** Address of the keeper. */
  url: string;
  builds: Pick<HostBuilds, 'add'>;
  /** Milliseconds between two looks. */
  every: number;
  report: (line: string) => void;
}

/**
 * Brings the files of the host's other builds from the keeper, at once and for as long as the server goes on, so that a page or
 * a tab of any of them finds its files here. Never rejects.
 */
export async function followHostBuilds(
  app: FastifyInstance,
  { url, builds, every, report }: Options,
): Promise<void> {
  let problem: string | null = null;
  async function read(): Promise<void> {
    const list = Buffer.from(await readBytes(`${url}/host-builds.json`, LARGEST)).toString();
    await builds.add(readKnownBuilds(list), (name) => readBytes(`${url}/host-files/${name}`, LARGEST));
    problem = null;
  }
  const look = coalesce(read, (error) => {
    const now = errorText(error);
    if (now !== problem) report(`files of other builds of the host are missing (${now})`);
    problem = now;
  });
  await look();
  const timer = setInterval(() => void look(), every);
  app.addHook('onClose', async () => clearInterval(timer));
}
