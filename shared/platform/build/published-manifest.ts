/** Part of a `package.json` that packing changes. */
export interface PackageManifest {
  name: string;
  version: string;
  description?: string;
  type?: string;
  sideEffects?: boolean | string[];
  exports: Record<string, string | Record<string, string>>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  /** Dependencies of those who build with the package. */
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/**
 * Returns the manifest of a package for installation elsewhere: compiled files instead of sources, versions instead of
 * workspace references.
 * @param manifest the package's own
 * @param catalog version of each library in `pnpm-workspace.yaml`
 * @param siblings version of each package of the workspace, by name
 * @throws Error for a library that is missing from the catalog
 */
export function publishedManifest(
  manifest: PackageManifest,
  catalog: Record<string, string>,
  siblings: Record<string, string>,
): PackageManifest {
  const { name, version, description, type, sideEffects, exports, peerDependenciesMeta } = manifest;
  const { bin, dependencies = {}, peerDependencies = {} } = manifest;
  const versionOf = (library: string, wanted: string): string => {
    const found = wanted.startsWith('workspace:')
      ? siblings[library]
      : wanted === 'catalog:'
        ? catalog[library]
        : wanted;
    if (!found) throw new Error(`${name}: the catalog has no version of ${library}`);
    return found;
  };
  const versioned = (libraries: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(libraries).map(([library, wanted]) => [library, versionOf(library, wanted)]),
    );
  return {
    name,
    version,
    description,
    type,
    sideEffects,
    exports: Object.fromEntries(
      Object.entries(exports).map(([path, target]) => [path, toPublishedTarget(target)]),
    ),
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, toCompiledPath(file)])),
    }),
    dependencies: versioned(dependencies),
    ...(peerDependenciesMeta && { peerDependencies: versioned(peerDependencies), peerDependenciesMeta }),
  };
}

function toPublishedTarget(target: string | Record<string, string>): string | Record<string, string> {
  if (typeof target !== 'string') {
    return Object.fromEntries(
      Object.entries(target).map(([condition, file]) => [
        condition,
        condition === 'types' ? declarations(file) : toCompiledPath(file),
      ]),
    );
  }
  return isSource(target) ? { types: declarations(target), default: toCompiledPath(target) } : target;
}

const source = /(?<!\.d)\.tsx?$/;
const isSource = (file: string): boolean => source.test(file);
const toCompiledPath = (file: string): string => file.replace(source, '.js');
const declarations = (file: string): string => file.replace(source, '.d.ts');
