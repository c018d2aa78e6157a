import type { SharedModule } from '@portal/runtime/federation/release-manifest';
import { digest } from './built-files.ts';
import type { NamesByModule } from './facade-exports.ts';

/**
 * What a build says of the modules that the host brings, each with a version derived from all the names that it exports.
 * @param provided the names that each module exports
 * @param used the names that the build uses: of the host itself, all
 */
export function sharedModules(provided: NamesByModule, used: NamesByModule): Record<string, SharedModule> {
  const modules = Object.keys({ ...used.web, ...used.node }).sort();
  return Object.fromEntries(
    modules
      .filter((name) => name in provided.node || name in provided.web)
      .map((name) => {
        const exported = { web: provided.web[name] ?? [], server: provided.node[name] ?? [] };
        // A library that looks whether React has some name does not depend on it.
        const known = (names: readonly string[] = [], of: readonly string[]) =>
          names.filter((each) => of.includes(each));
        return [
          name,
          {
            version: digest(JSON.stringify(exported)).slice(0, 12),
            web: known(used.web[name], exported.web),
            server: known(used.node[name], exported.server),
          },
        ];
      }),
  );
}
