import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

const requireHere = createRequire(import.meta.url);

/** Where a library's package lies, asked for from the library that depends on it. */
const packageOf = (name: string, from: NodeJS.Require): string =>
  from
    .resolve(name)
    .replace(new RegExp(`(node_modules[\\\\/]${name.replace('/', '[\\\\/]')})[\\\\/].*$`), '$1');

/**
 * React Router's exports lead to its development build, warnings included, whatever the mode.
 * In production its other build is taken, the same code without them.
 */
export function productionRouter(): Record<string, string> {
  const fromRuntime = createRequire(requireHere.resolve('@portal/runtime/router'));
  const fromRouterDom = createRequire(fromRuntime.resolve('react-router-dom'));
  const build = path.join(packageOf('react-router', fromRouterDom), 'dist/production');
  return {
    'react-router$': path.join(build, 'index.mjs'),
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
  };
}

/** Browsers get React Router and TanStack Query without what the portal does not use; tests and servers have all of it. */
export const leanSource = {
  test: [
    /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    /[\\/]query-core[\\/]build[\\/]modern[\\/]query\.js$/,
  ],
  loader: requireHere.resolve('@portal/tooling/build/lean-source-loader'),
};

/** Icons are made by the kit's own function, of lines alone. */
export const leanIcons = {
  rule: {
    test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    loader: requireHere.resolve('@portal/tooling/build/lean-icon-loader'),
  },
  plugin: new rspack.NormalModuleReplacementPlugin(
    /^\.\.\/createLucideIcon\.mjs$/,
    requireHere.resolve('@portal/ui/create-icon'),
  ),
};
