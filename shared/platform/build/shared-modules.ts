import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION } from '../contract/descriptor.ts';
import type { HostFacts, ReleaseManifest } from '../contract/release-manifest.ts';
import type { PortalBuild } from './portal-build.ts';

/**
 * The version of a module's package, as it is installed.
 * @param from absolute path of a file of the package that it is installed for
 */
export function installedVersion(name: string, from: string): string {
  const file = findPackageJSON(name, pathToFileURL(from));
  if (!file) throw new Error(`${name} is not installed.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * The version by which host and remotes agree on a shared module: its package's, and for the platform's own packages the
 * contract's. A major version of those says what changes for who builds with them; what a running remote asks for is told by names.
 */
export const sharedVersion = (name: string, from: string): string =>
  name.startsWith('@portal/') ? `${CONTRACT_VERSION}.0.0` : installedVersion(name, from);

/** Names by module. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>;

/** What a remote's release says of the modules that it is built without. */
export const describeUsed = ({ file }: PortalBuild, used: NamesByModule): ReleaseManifest['shared'] =>
  described(used, (name, names) => ({ range: `^${sharedVersion(name, file)}`, names: [...names] }));

/** What the host says of the modules that it brings; of those that only browsers fetch, it gives all names. */
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
