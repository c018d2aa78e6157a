import type { RemoteManifest } from '../contract/release-manifest.ts';

export const fakeManifest = (name: string, changes: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name,
  team: 'Equipe',
  contract: 1,
  version: '1',
  paths: [`/${name}`],
  entry: `remoteEntry.${changes.version ?? '1'}.js`,
  routes: { js: [], css: [] },
  pages: {},
  slots: {},
  server: { file: 'remote.cjs', sha256: '', exposes: ['routes'] },
  ...changes,
});
