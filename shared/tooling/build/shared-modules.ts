import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { HostFacts, ReleaseManifest } from '@portal/runtime/federation/release-manifest';

/** Modules of which a page may hold one instance only. The host brings them; remotes are built without them. */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'zod/mini',
  'zustand',
  'dayjs',
  '@portal/runtime/preload',
  '@portal/shared/contract/lenient',
  '@portal/shared/format/calendar',
  '@portal/shared/session',
  '@portal/runtime/toasts',
  '@portal/shared/api',
  '@portal/runtime/federation',
  '@portal/runtime/home-query',
  // The part of the kit that the shell needs itself, or that every page has.
  '@portal/ui/area',
  '@portal/ui/async-region',
  '@portal/ui/button',
  '@portal/ui/empty-state',
  '@portal/ui/failed-state',
  '@portal/ui/page-meta',
  '@portal/ui/picture',
  '@portal/ui/skeleton',
] as const;

/** Shared as well, but fetched by browsers when one of them is first needed, so that a visit fetches each once. */
export const lateModules = [
  'react-hook-form',
  '@portal/ui/carousel/start-swiper',
  '@portal/ui/pdf-dialog/pdf-pages',
] as const;

/** What the host's server brings besides: of the late modules, those that render, and one sanitiser and one memory of clean texts. */
const serverModules = ['react-hook-form', '@portal/shared/rich-text'] as const;

/** All of them: the modules that a remote asks the host for. */
export const sharedModules = {
  web: [...singletons, ...lateModules],
  node: [...singletons, ...serverModules],
} as const;

/** The version of a shared module's package, as it is installed. */
export function installedVersion(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (!file) throw new Error(`${name} is not installed.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Names by module. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>;

/** What a remote's release says of the modules that it is built without. */
export const describeUsed = (used: NamesByModule): ReleaseManifest['shared'] =>
  described(used, (name, names) => ({ range: `^${installedVersion(name)}`, names: [...names] }));

/** What the host says of the modules that it brings; of those that only browsers fetch, it gives all names. */
export const describeOffered = (offered: NamesByModule): HostFacts['shared'] =>
  described({ ...Object.fromEntries(lateModules.map((name) => [name, []])), ...offered }, (name, names) => ({
    version: installedVersion(name),
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
