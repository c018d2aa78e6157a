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
  const versioned = (libraries: Record<string, string>) =>
    resolveVersions(name, libraries, catalog, siblings);
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

/**
 * Replaces references to the workspace and its catalog by versions.
 * @param name of the package, for errors
 * @throws Error for a library that is missing from the catalog
 */
export function resolveVersions(
  name: string,
  libraries: Record<string, string>,
  catalog: Record<string, string>,
  siblings: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(libraries).map(([library, wanted]) => {
      const version = wanted.startsWith('workspace:')
        ? siblings[library]
        : wanted === 'catalog:'
          ? catalog[library]
          : wanted;
      if (!version) throw new Error(`${name}: the catalog has no version of ${library}`);
      return [library, version];
    }),
  );
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
