import type { FederationManifest } from '../server/releases/foreign/foreign-release.ts';

type Written = Record<'metaData', Record<string, unknown>> & Record<'shared' | 'exposes', unknown[]>;

const assets = (js: string[] = [], css: string[] = [], later: string[] = []) => ({
  js: { sync: js, async: later },
  css: { sync: css, async: [] },
});

export const exposed = (name: string, js: string[], css: string[] = [], later: string[] = []) => ({
  path: `./${name}`,
  assets: assets(js, css, later),
});

export const sharedModule = (name: string, requiredVersion: string | false, singleton = true) => ({
  name,
  requiredVersion,
  singleton,
  assets: assets(),
});

/** Returns a manifest as Module Federation's plugins write it. */
export const foreignManifest = ({
  metaData = {},
  ...changes
}: {
  metaData?: Record<string, unknown>;
  shared?: FederationManifest['shared'];
  exposes?: FederationManifest['exposes'];
} = {}): Written => ({
  metaData: {
    globalName: 'eventos',
    publicPath: 'auto',
    remoteEntry: { path: '', name: 'remoteEntry.js', type: 'global' },
    ...metaData,
  },
  shared: [],
  exposes: [exposed('routes', ['routes.js'], ['routes.css'], ['later.js'])],
  ...changes,
});

/** Returns the files of a build with this manifest. */
export const foreignFiles = (manifest: Written, text = ''): Record<string, string> => ({
  'mf-manifest.json': JSON.stringify(manifest),
  'remoteEntry.js': `/* entry ${text} */`,
  'routes.js': `/* routes ${text} */`,
  'later.js': '/* later */',
  'routes.css': '/* style */',
});
