import { hash } from 'node:crypto';

interface Files {
  js: string[];
  css: string[];
}

type Release = Record<string, string>;

/**
 * Creates a newer release of a remote from the served one, with other file names, as a build would.
 * @param url URL of the remote
 * @param version distinguishes the newer release from others
 * @param broken where its pages throw, if they do
 */
export async function newerRelease(
  url: string,
  version = 'newer',
  broken?: 'on the server' | 'in the browser',
): Promise<Release> {
  const newer = (name: string) => hash('sha256', version + name).slice(0, 8);
  const read = async (file: string) => (await fetch(`${url}/${file}`)).text();
  const manifest = JSON.parse(await read('portal.json'));
  const groups: Files[] = [
    manifest.routes,
    ...Object.values(manifest.pages),
    ...Object.values(manifest.slots),
  ];
  const names = [...new Set(groups.flatMap(({ js, css }) => [...js, ...css]))];
  let entry = await read(`web/${manifest.entry}`);
  let described = JSON.stringify(manifest);
  const files: Release = {};
  for (const name of names) {
    const hash = /[0-9a-f]{8}(?=[.](js|css)$)/.exec(name)?.[0] ?? '';
    entry = entry.replaceAll(hash, newer(hash));
    described = described.replaceAll(hash, newer(hash));
    const code = await read(`web/${name}`);
    const isBroken = broken === 'in the browser' && name.endsWith('.js');
    files[`/web/${name.replace(hash, newer(hash))}`] = isBroken ? brokenChunk(code, 'page') : code;
  }
  const entryName = `remoteEntry.${newer('entry')}.js`;
  files[`/web/${entryName}`] = entry;
  const server = `remote.${newer('server')}.cjs`;
  const end = broken === 'on the server' ? throwingPages : `// ${version}`;
  files[`/server/${server}`] = `${await read(`server/${manifest.server.file}`)}\n${end}`;
  // Source maps of the other chunks do not fit.
  const { files: _hashed, maps: _maps, ...rest } = JSON.parse(described);
  const made = Object.entries(files).map(([file, content]) => [file.slice(1), describedFile(content)]);
  return {
    ...files,
    '/portal.json': JSON.stringify({
      ...rest,
      version,
      entry: entryName,
      server: { ...manifest.server, file: server, sha256: hash('sha256', files[`/server/${server}`] ?? '') },
      files: { ...manifest.files, ...Object.fromEntries(made) },
    }),
  };
}

/** JavaScript at the end of a server build: all pages throw except the first without parameters, which the host tests. */
const throwingPages = `{
  const { get, init } = module.exports;
  const getBroken = async (name) => {
    const factory = await get(name);
    if (name !== './routes') return factory;
    return () => {
      const exposed = factory();
      const tested = exposed.default.find(({ path, lazy }) => lazy && !/[:*?]/.test(path));
      const Component = () => { throw new Error('broken release'); };
      const broken = exposed.default.map((route) =>
        route.lazy && route !== tested ? { ...route, lazy: async () => ({ ...(await route.lazy()), Component }) } : route,
      );
      return { ...exposed, default: broken };
    };
  };
  module.exports = { init, get: getBroken };
}`;

const describedFile = (content: string) => ({
  sha256: hash('sha256', content),
  size: Buffer.byteLength(content),
});

const chunkGlobal = (code: string): string => /rspackChunk\w+/.exec(code)?.[0] ?? '';

/** JavaScript at the end of a broken chunk's modules: the body of a function with the module as its parameter. */
const faults = {
  throws: `() => { throw new Error('broken release'); }`,
  page: `(module) => { if ('Component' in module.exports) module.exports = { ...module.exports, Component() { throw new Error('broken release'); } }; }`,
  slot: `(module) => { if (typeof module.exports.default === 'function') module.exports = { ...module.exports, default() { throw new Error('broken release'); } }; }`,
};

/** Returns a chunk whose modules run to their end, including exports, and then fail. */
export function brokenChunk(code: string, fault: keyof typeof faults): string {
  return `{
    const chunks = (globalThis.${chunkGlobal(code)} ||= []);
    const { push } = chunks;
    chunks.push = (chunk) => {
      chunks.push = push;
      for (const [id, run] of Object.entries(chunk[1]))
        chunk[1][id] = function (module, exports, require) {
          run.call(this, module, exports, require);
          (${faults[fault]})(module);
        };
      return push.call(chunks, chunk);
    };
  }
  ${code}`;
}
