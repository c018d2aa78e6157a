import { getPlatformPaths, type PlatformPaths } from '../contract/names.ts';
import type { LiveRegistry } from './live-registry.ts';

/**
 * Creates the document's default Trusted Types policy, which decides about each script URL that code assigns, such as
 * the chunk loaders of bundlers. It can be created only once, and creates no HTML and no script text.
 */
export function allowScripts(registry: Pick<LiveRegistry, 'current'>, basePath: string): void {
  const paths = getPlatformPaths(basePath);
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      findScriptUrl(
        url,
        registry.current().remotes.map(({ name }) => name),
        paths,
      ),
  });
}

/**
 * Returns the absolute URL of a script of the host or of a remote, or null. It is compared as the browser will request
 * it; no file name of a build needs an encoded character, which a server could decode to another path.
 * @param remotes names of the remotes in the registry
 */
export function findScriptUrl(
  url: string,
  remotes: readonly string[],
  { assets, filesOf }: Pick<PlatformPaths, 'assets' | 'filesOf'>,
): string | null {
  const { origin, pathname, href } = new URL(url, location.href);
  const isKnown = [assets, ...remotes.map(filesOf)].some((folder) => pathname.startsWith(folder));
  return isKnown && origin === location.origin && !pathname.includes('%') ? href : null;
}

declare global {
  /** Part of the Trusted Types API that the portal uses. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL?: (url: string) => string | null },
        ): { createScriptURL(url: string): unknown };
      }
    | undefined;
}
