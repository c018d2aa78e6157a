import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import type { RegistrySnapshot } from '../app/boot-data.ts';
import { getPlatformPaths } from '../contract/names.ts';
import { fetchText, fetchTextIfFound } from './fetch-text.ts';

const RESPONSE_TIMEOUT_MS = 10_000;

interface RemotesOfPortal {
  /** Home page of the portal, with a trailing slash. */
  home: URL;
  /** Entries for `registry.json`. */
  remotes: { name: string; url: string }[];
  close(): Promise<void>;
}

/**
 * Serves the remotes of a running portal as hosts mount them, without their server code, which a portal does not
 * publish: browsers render their pages. They stay as they are now.
 * @param portal any URL of the portal
 * @param own remote that is developed, and left out
 * @throws Error in one line if the portal is unreachable
 */
export async function serveRemotesOf(portal: string, own: string): Promise<RemotesOfPortal> {
  const home = await findHome(portal);
  const known = JSON.parse(await fetchText(new URL('registry.json', home).href)) as RegistrySnapshot;
  const manifests = new Map<string, string>();
  for (const { name } of known.remotes) {
    const text =
      name === own ? null : await fetchTextIfFound(new URL(`remotes/${name}/portal.json`, home).href);
    if (text) manifests.set(name, text);
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
  const response = await fetch(portal, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) }).catch(
    () => null,
  );
  if (!response?.ok) throw new Error(`no portal responds at ${portal}: name its URL with --portal`);
  await response.body?.cancel();
  return new URL(response.url.endsWith('/') ? response.url : `${response.url}/`);
}
