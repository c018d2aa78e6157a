/**
 * Modules of which a page may hold one instance only. The host brings them; remotes are built without them.
 * The facades ship only the names that the portal uses.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@portal/runtime/router',
  '@portal/runtime/query',
  '@portal/shared/contract/schema',
  '@portal/shared/contract/lenient',
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
export const lateModules = ['@portal/shared/schema', '@portal/ui/pdf-dialog/pdf-pages'] as const;

/** What the host's server brings besides: the library of schemas, one sanitiser and one memory of clean texts for all remotes. */
export const serverSingletons = [...singletons, '@portal/shared/schema', '@portal/shared/rich-text'] as const;
