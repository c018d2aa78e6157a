import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import { getPlatformPaths } from '../contract/names.ts';
import { type ReleaseManifest, releaseManifest, toPublicManifest } from '../contract/release-manifest.ts';
import { listedRemotes, parseManifest, readManifest, readSourceIfFound } from './read-manifest.ts';

const RESPONSE_TIMEOUT_MS = 10_000;

interface RemotesOfPortal {
  /** Home page of the portal, with a trailing slash. */
  home: URL;
  /** Entries for `registry.json`. */
  remotes: { name: string; url: string }[];
  close(): Promise<void>;
}

/**
 * Serves the remotes of a running portal as hosts mount them, except the `own` one. Any portal may be named, so that its
 * server code never runs here: the manifests are parsed, and name none. They stay as they are now.
 * @throws Error in one line if the portal is unreachable or a manifest is invalid
 */
export async function serveRemotesOf(portal: string, own: string): Promise<RemotesOfPortal> {
  const home = await findHome(portal);
  const known = await readManifest(new URL('registry.json', home).href, listedRemotes);
  const manifests = new Map<string, ReleaseManifest>();
  for (const { name } of known.remotes.filter((remote) => remote.name !== own)) {
    const source = new URL(`remotes/${name}/portal.json`, home).href;
    const text = await readSourceIfFound(source);
    if (text !== null) manifests.set(name, toPublicManifest(parseManifest(source, text, releaseManifest)));
  }
  const app = Fastify();
  app.get<{ Params: { remote: string } }>('/:remote/portal.json', (request, reply) => {
    const etag = '"1"';
    reply.header('etag', etag).type('application/json');
    const isKnown = request.headers['if-none-match'] === etag;
    return isKnown ? reply.code(304).send() : reply.send(manifests.get(request.params.remote));
  });
  const { remotes } = getPlatformPaths(home.pathname.replace(/\/$/, ''));
  await app.register(httpProxy, { upstream: home.origin, prefix: '/', rewritePrefix: remotes });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const remotesOfPortal = [...manifests.keys()].map((name) => ({ name, url: `${url}/${name}` }));
  return { home, remotes: remotesOfPortal, close: () => app.close() };
}

/** Follows the redirect to the home page, which contains the base path. */
async function findHome(portal: string): Promise<URL> {
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const response = await fetch(portal, { signal }).catch(() => null);
  if (!response?.ok) throw new Error(`no portal responds at ${portal}: name its URL with --portal`);
  await response.body?.cancel();
  return new URL(response.url.endsWith('/') ? response.url : `${response.url}/`);
}
