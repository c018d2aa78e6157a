import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseManifest } from '../contract/release-manifest.ts';
import type { StoredRelease } from '../server/releases/store/release-store.ts';
import { containerText } from './container-text.ts';
import { fakeManifest } from './fake-manifest.ts';

type Files = Record<string, string>;

interface FakeRelease {
  manifest: ReleaseManifest;
  /** By their addresses, `portal.json` among them. */
  files: Files;
}

/** The name that a build gives to a file, by its content. */
const hashed = (name: string, ending: string, content: string): string =>
  `${name}.${hash('sha256', content).slice(0, 8)}.${ending}`;

/** A remote's server build with one page for each path, whose parts are JavaScript. */
const serverCode = (paths: readonly string[], text: string, { first = '', render = '' } = {}): string =>
  containerText(`
    const { createElement } = await shared('react');
    ${first};
    const page = (path) => ({
      id: 'page@' + path,
      path,
      Component: () => { ${render}; return createElement('p', null, ${JSON.stringify(text)}); },
    });
    return { './routes': { default: ${JSON.stringify(paths)}.map(page) } };
  `);

interface ReleaseOptions {
  manifest?: Partial<ReleaseManifest>;
  /** JavaScript that runs first, and in each page, on the server. */
  first?: string;
  render?: string;
}

/** A release as a build leaves it: its page, style and script name its version. */
export function fakeRelease(
  name: string,
  version: string,
  { manifest = {}, ...code }: ReleaseOptions = {},
): FakeRelease {
  const paths = manifest.paths ?? [`/${name}`];
  const contents = {
    server: serverCode(paths, `${name} of release ${version}`, code),
    entry: `/* entry ${version} */`,
    page: `/* page ${version} */`,
    style: `/* style ${version} */`,
    common: '/* the same in all */',
  };
  const names = {
    server: hashed('remote', 'cjs', contents.server),
    entry: hashed('remoteEntry', 'js', contents.entry),
    page: hashed('page', 'js', contents.page),
    style: hashed('page', 'css', contents.style),
    common: hashed('common', 'js', contents.common),
  };
  const files: Files = {
    [`server/${names.server}`]: contents.server,
    [`web/${names.entry}`]: contents.entry,
    [`web/${names.page}`]: contents.page,
    [`web/${names.style}`]: contents.style,
    [`web/${names.common}`]: contents.common,
  };
  const described: ReleaseManifest = {
    ...fakeManifest(name, { version }),
    commit: { id: `${version}`.padEnd(40, '0'), time: '2026-01-01T00:00:00.000Z' },
    entry: names.entry,
    pages: { page: { js: [names.page, names.common], css: [names.style] } },
    server: { file: names.server, sha256: hash('sha256', contents.server), exposes: ['routes'] },
    files: Object.fromEntries(
      Object.entries(files).map(([file, content]) => [
        file,
        { sha256: hash('sha256', content), size: Buffer.byteLength(content) },
      ]),
    ),
    shared: {},
    ...manifest,
    paths,
  };
  return { manifest: described, files: { ...files, 'portal.json': JSON.stringify(described) } };
}

/** A release of `mf-a` as the store gives it, without files. */
export const storedRelease = (version: string): StoredRelease => ({
  manifest: fakeRelease('mf-a', version).manifest,
  manifestDigest: '',
  read: async () => null,
});

export interface FakeRemote {
  url: string;
  /** What it serves, by addresses; changes show at once. */
  files: Record<string, string | Buffer>;
  /** Addresses that were asked for. */
  asked: string[];
  stop(): Promise<void>;
}

/** A static server of releases. */
export async function startFakeRemote(files: FakeRemote['files']): Promise<FakeRemote> {
  const remote: FakeRemote = { url: '', files, asked: [], stop };
  const server = createServer((request, response) => {
    const file = (request.url ?? '').slice(1);
    remote.asked.push(file);
    const content = remote.files[file];
    if (content === undefined) return response.writeHead(404).end();
    const etag = `"${hash('sha256', content)}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  remote.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return remote;

  function stop(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}
