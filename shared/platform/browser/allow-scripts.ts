import { getPlatformPaths } from '../contract/names.ts';
import type { LiveRegistry } from './remotes.ts';

/**
 * Creates the document's default Trusted Types policy, which decides about each script URL that code assigns, such as
 * the chunk loaders of bundlers. It can be created only once, and creates no HTML and no script text.
 */
export function allowScripts(registry: Pick<LiveRegistry, 'current'>, basePath: string): void {
  const paths = getPlatformPaths(basePath);
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      findScriptUrl(url, () => [
        paths.assets,
        ...registry.current().remotes.map(({ name }) => paths.filesOf(name)),
      ]),
  });
}

/**
 * Returns the absolute URL of a script below one of the folders, or null. It is compared as the browser will request it;
 * no file name of a build needs an encoded character, which a server could decode to another path.
 */
export function findScriptUrl(url: string, listFolders: () => readonly string[]): string | null {
  const { origin, pathname, href } = new URL(url, location.href);
  const isPlain = origin === location.origin && !pathname.includes('%');
  return isPlain && listFolders().some((folder) => pathname.startsWith(folder)) ? href : null;
}

declare global {
  /** Part of the Trusted Types API that the portal uses. */
  var trustedTypes: { createPolicy(name: string, rules: ScriptRules): ScriptRules } | undefined;
}

interface ScriptRules {
  createScriptURL(url: string): unknown;
}
