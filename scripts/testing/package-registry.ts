import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

export interface PackedPackage {
  /** Absolute path of its archive. */
  file: string;
  manifest: { name: string; version: string };
}

/** Packs the packages of `shared/` and the host (`npm run packages`). */
export function packPackages(): PackedPackage[] {
  execFileSync(process.execPath, [join(project, 'scripts/packages.ts')], { stdio: 'pipe', timeout: 600_000 });
  return globSync(join(project, '.cache/packages/*.tgz')).map((file) => ({
    file,
    manifest: JSON.parse(execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' })),
  }));
}

/**
 * Serves packed packages as a team's package registry does.
 * @returns its URL, and how it stops
 */
export async function startPackageRegistry(
  packages: readonly PackedPackage[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  let url = '';
  const describe = ({ file, manifest }: PackedPackage) => {
    const { name, version } = manifest;
    const integrity = `sha512-${hash('sha512', readFileSync(file), 'base64')}`;
    const dist = { tarball: `${url}/${encodeURIComponent(name)}.tgz`, integrity };
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
  };
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '').slice(1));
    const found = packages.find(({ manifest }) => asked.replace(/[.]tgz$/, '') === manifest.name);
    if (!found) return response.writeHead(404).end('{}');
    if (asked.endsWith('.tgz')) return response.end(readFileSync(found.file));
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify(describe(found)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
