import { createHash } from 'node:crypto';

interface Files {
  js: string[];
}

/**
 * A newer release of a remote, made of the files of the one that is served: under other names, under a chunk global
 * of its own as each build has, and with one part that throws when it is run.
 * @param url address of the remote
 * @param part name of a chunk, such as 'routes'
 * @returns its files by their addresses
 */
export async function brokenRelease(url: string, part: string): Promise<Record<string, string>> {
  const read = async (file: string) =>
    (await fetch(`${url}/${file}`, { signal: AbortSignal.timeout(30_000) })).text();
  const manifest = JSON.parse(await read('portal.json'));
  const groups: Files[] = [
    manifest.routes,
    ...Object.values(manifest.pages),
    ...Object.values(manifest.slots),
  ];
  const names = [...new Set(groups.flatMap(({ js }) => js))];
  let entry = await read(`web/${manifest.entry}`);
  let described = JSON.stringify(manifest);
  const own = /rspackChunk(\w+)/.exec(entry)?.[1] ?? '';
  const files: Record<string, string> = {};
  for (const name of names) {
    const hash = /[0-9a-f]{8}(?=[.]js$)/.exec(name)?.[0] ?? '';
    const code = (await read(`web/${name}`)).replaceAll(own, `${own}_newer`);
    entry = entry.replaceAll(hash, newer(hash));
    described = described.replaceAll(hash, newer(hash));
    files[`/web/${name.replace(hash, newer(hash))}`] = name.startsWith(`${part}.`)
      ? broken(code, entry, part.replace('slot-', 'slots/'))
      : code;
  }
  files['/web/remoteEntry.00000000.js'] = entry.replaceAll(own, `${own}_newer`);
  const { files: _hashed, ...rest } = JSON.parse(described);
  const made = Object.entries(files).map(([file, content]) => [file.slice(1), describedFile(content)]);
  return {
    ...files,
    '/portal.json': JSON.stringify({
      ...rest,
      version: 'newer',
      entry: 'remoteEntry.00000000.js',
      files: { ...manifest.files, ...Object.fromEntries(made) },
    }),
  };
}

const describedFile = (content: string) => ({
  sha256: createHash('sha256').update(content).digest('hex'),
  size: Buffer.byteLength(content),
});

/** A file's hash in the newer release. */
const newer = (hash: string): string => [...hash].reverse().join('');

/** The module that the container exposes throws. */
function broken(code: string, entry: string, exposed: string): string {
  const id = new RegExp(`"[.]/${exposed}":.*?=>\\w[(](\\d+)[)]`).exec(entry)?.[1];
  const changed = code.replace(
    new RegExp(`\\b${id}([(]\\w+,\\w+,\\w+[)]){`),
    `${id}$1{throw new Error("broken release");`,
  );
  if (changed === code) throw new Error(`${exposed} is not in this chunk`);
  return changed;
}
