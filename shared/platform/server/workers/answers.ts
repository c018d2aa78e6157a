import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRequestId } from '@portal/server-kit/request-id';
import type { HostManifest } from '../../build/host-build.ts';
import type { Upstream } from '../../contract/portal-config.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';
import type { PageReleases, Question } from './protocol.ts';

type Read = (request: DataRequest) => Promise<DataAnswer>;

interface Options {
  /** Absolute path of the host's build. */
  dist: string;
  host: Pick<HostManifest, 'early' | 'css'>;
  upstreams: readonly Upstream[];
  /** Whether pages contain style sheets and early scripts inline. */
  inlineFiles: boolean;
  data: Read;
}

/**
 * Answers the questions of a page process, which may be controlled by the code of a remote: only data that any page may
 * read, and code and files that the manifests of its releases name.
 */
export function createAnswers({ dist, host, upstreams, inlineFiles, data }: Options) {
  const read = readUpstream(data, upstreams);
  const hostFiles = [...host.early, ...host.css];

  async function readText(releases: PageReleases, remote: string | null, file: string) {
    if (!inlineFiles) return null;
    if (remote !== null) {
      const manifest = findManifest(releases, remote);
      return manifest && listStyleSheets(manifest).includes(file) ? releases.text(remote, file) : null;
    }
    if (!hostFiles.includes(file)) return null;
    return readFile(path.join(dist, 'web', file), 'utf8').catch(() => null);
  }

  return (releases: PageReleases) =>
    async (question: Question): Promise<unknown> => {
      switch (question.call) {
        case 'data':
          return read(question);
        case 'code':
          return findManifest(releases, question.remote) ? releases.code(question.remote) : null;
        case 'text':
          return readText(releases, question.remote, question.file);
      }
    };
}

const findManifest = ({ manifests }: PageReleases, remote: string): RemoteManifest | undefined =>
  manifests.find(({ name }) => name === remote);

const listStyleSheets = ({ routes, pages, slots }: RemoteManifest): string[] =>
  [routes, ...Object.values(pages), ...Object.values(slots)].flatMap(({ css }) => css);

/** Limits reads for remotes' code, which has no network, to what any visitor may read of the servers behind the portal. */
export const readUpstream =
  (read: Read, upstreams: readonly Upstream[]): Read =>
  async ({ url, requestId }) => {
    const { href, origin, pathname } = new URL(url);
    const upstream = upstreams.find((each) => href.startsWith(`${each.url}/`));
    if (!upstream) throw new Error(`${origin} is not a server behind the portal`);
    const below = toComparable(pathname).slice(new URL(upstream.url).pathname.length);
    if (upstream.personalPaths?.some((each) => below === each || below.startsWith(`${each}/`)))
      throw new Error(`${below} is not for pages`);
    return read({ url: href, requestId: isRequestId(requestId) ? requestId : undefined });
  };

/** Returns a path as the most lenient server reads it. */
const toComparable = (pathname: string): string =>
  decodeURIComponent(pathname).replace(/\/+/g, '/').toLowerCase();
