/** The part of a `package.json` that packing changes. */
export interface PackageManifest {
  name: string;
  version: string;
  description?: string;
  type?: string;
  sideEffects?: boolean | string[];
  exports: Record<string, string | Record<string, string>>;
  /** Commands, by their names. */
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  /** What only those need who build with it. */
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/**
 * The manifest of a package as others install it: compiled files instead of sources, versions instead of references
 * to this workspace.
 *
 * @param manifest the package's own
 * @param catalog version of each library, as `pnpm-workspace.yaml` gives it
 * @param siblings version of each package of the workspace by its name
 * @throws Error for a library that the catalog does not name
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
    if (!found) throw new Error(`${name}: no version is known of ${library}`);
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
    exports: Object.fromEntries(Object.entries(exports).map(([path, target]) => [path, published(target)])),
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, compiled(file)])),
    }),
    dependencies: versioned(dependencies),
    ...(peerDependenciesMeta && { peerDependencies: versioned(peerDependencies), peerDependenciesMeta }),
  };
}

function published(target: string | Record<string, string>): string | Record<string, string> {
  if (typeof target !== 'string') {
    return Object.fromEntries(
      Object.entries(target).map(([condition, file]) => [
        condition,
        condition === 'types' ? declarations(file) : compiled(file),
      ]),
    );
  }
  return isSource(target) ? { types: declarations(target), default: compiled(target) } : target;
}

const source = /(?<!\.d)\.tsx?$/;
const isSource = (file: string): boolean => source.test(file);
const compiled = (file: string): string => file.replace(source, '.js');
const declarations = (file: string): string => file.replace(source, '.d.ts');
