import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseManifest, RemoteManifest } from '../contract/release-manifest.ts';
import type { StoredRelease } from '../server/releases/store.ts';

type Files = Record<string, string>;

interface FakeRelease {
  manifest: ReleaseManifest;
  /** Files by path, including `portal.json`. */
  files: Files;
}

/** Adds a content hash to a file name, as builds do. */
const addContentHash = (name: string, ending: string, content: string): string =>
  `${name}.${hash('sha256', content).slice(0, 8)}.${ending}`;

/**
 * Returns the text of a Module Federation container, as a remote's server build writes it.
 * @param exposed JavaScript: the body of an asynchronous function that returns the modules by name, such as `./routes`;
 * `shared(name)` returns a module of the host
 */
export const containerText = (exposed: string): string => `
  let scope;
  const shared = async (name) => {
    const [provided] = Object.values(scope[name] ?? {});
    if (!provided) throw new Error(name + ' is not shared by the host');
    return (await provided.get())();
  };
  const evaluated = async () => { ${exposed} };
  let modules;
  module.exports = {
    init(given) { scope = given; },
    async get(name) {
      const exposes = await (modules ??= evaluated());
      return () => exposes[name];
    },
  };
`;

/** Returns a remote's server build with one page per path; the parameters are JavaScript. */
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

/** Returns a remote's manifest with a test's changes. */
export const fakeManifest = (name: string, changes: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name,
  team: 'Equipe',
  contract: 1,
  version: '1',
  paths: [`/${name}`],
  entry: `remoteEntry.${changes.version ?? '1'}.js`,
  routes: { js: [], css: [] },
  pages: {},
  slots: {},
  server: { file: 'remote.cjs', sha256: '', exposes: ['routes'] },
  ...changes,
});

interface ReleaseOptions {
  manifest?: Partial<ReleaseManifest>;
  /** Further files by their paths, such as `web/a.js`. */
  files?: Files;
  /** JavaScript that runs at load, and in each page, on the server. */
  first?: string;
  render?: string;
}

/** Returns a release as a build writes it: its page, style and script contain its version. */
export function fakeRelease(
  name: string,
  version: string,
  { manifest = {}, files: further = {}, ...code }: ReleaseOptions = {},
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
    server: addContentHash('remote', 'cjs', contents.server),
    entry: addContentHash('remoteEntry', 'js', contents.entry),
    page: addContentHash('page', 'js', contents.page),
    style: addContentHash('page', 'css', contents.style),
    common: addContentHash('common', 'js', contents.common),
  };
  const files: Files = {
    [`server/${names.server}`]: contents.server,
    [`web/${names.entry}`]: contents.entry,
    [`web/${names.page}`]: contents.page,
    [`web/${names.style}`]: contents.style,
    [`web/${names.common}`]: contents.common,
    ...further,
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

/** Returns a stored release whose files are not there. */
export const stored = (manifest: RemoteManifest): StoredRelease => ({
  manifest: { files: {}, shared: {}, commit: null, ...manifest },
  digest: manifest.version,
  read: async () => null,
});

/** Returns such a release of `mf-a`. */
export const storedRelease = (version: string): StoredRelease =>
  stored(fakeRelease('mf-a', version).manifest);

export interface FakeRemote {
  url: string;
  /** Served files by path; changes apply immediately. */
  files: Record<string, string | Buffer>;
  asked: string[];
  stop(): Promise<void>;
}

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
