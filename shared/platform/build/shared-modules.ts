import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION } from '../contract/descriptor.ts';
import type { HostFacts, ReleaseManifest } from '../contract/release-manifest.ts';
import type { PortalBuild } from './portal-build.ts';

/**
 * Returns the installed version of a module's package.
 * @param from absolute path of a file in the package that depends on it
 */
export function installedVersion(name: string, from: string): string {
  const file = findPackageJSON(name, pathToFileURL(from));
  if (!file) throw new Error(`${name} is not installed.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Returns the version by which host and remotes match a shared module. For the platform's own packages it is the
 * contract's version: their major versions concern builds, whereas running remotes are checked by names.
 */
export const sharedVersion = (name: string, from: string): string =>
  name.startsWith('@portal/') ? `${CONTRACT_VERSION}.0.0` : installedVersion(name, from);

export type NamesByModule = Readonly<Record<string, readonly string[]>>;

/** Describes the shared modules that a remote's release uses. */
export const describeUsed = ({ file }: PortalBuild, used: NamesByModule): ReleaseManifest['shared'] =>
  described(used, (name, names) => ({ range: `^${sharedVersion(name, file)}`, names: [...names] }));

/** Describes the shared modules that the host provides; for lazily loaded ones, all names. */
export const describeOffered = ({ late, file }: PortalBuild, offered: NamesByModule): HostFacts['shared'] =>
  described({ ...Object.fromEntries(late.map((name) => [name, []])), ...offered }, (name, names) => ({
    version: sharedVersion(name, file),
    names: name in offered ? [...names] : null,
  }));

const described = <Description>(
  modules: NamesByModule,
  describe: (name: string, names: readonly string[]) => Description,
): Record<string, Description> =>
  Object.fromEntries(
    Object.entries(modules)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, names]) => [name, describe(name, names)]),
  );
