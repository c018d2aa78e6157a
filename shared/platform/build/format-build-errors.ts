import path from 'node:path';
import type { Stats, StatsError } from '@rspack/core';

/**
 * Formats the errors of an app's builds for a terminal, each error once, although several builds contain its module.
 * The last line names the files.
 * @param app folder of the package, which begins the paths
 */
export function formatBuildErrors(stats: Pick<Stats, 'toJson'>, app: string): string {
  const { errors = [], children = [] } = stats.toJson({ all: false, errors: true, children: true });
  const all = [...errors, ...children.flatMap((child) => child.errors ?? [])];
  const texts = new Set(all.map((error) => `${formatPosition(error, app)}\n${error.message}`));
  const files = new Set(all.map((error) => formatPosition(error, app)));
  return [...texts, `compilation failed in ${[...files].join(', ')}`].join('\n\n');
}

function formatPosition(
  { moduleName, file, message, loc = frameOf(message) }: StatsError,
  app: string,
): string {
  const module = moduleName ?? file;
  // Loaders precede the module.
  const name = module ? path.posix.join(app, module.split('!').at(-1) ?? '') : app;
  return loc ? `${name}:${loc}` : name;
}

/** Returns the position in a code frame, which errors of loaders have instead of `loc`. */
const frameOf = (message = ''): string | undefined => /─\[(\d+:\d+)\]/.exec(message)?.[1];
