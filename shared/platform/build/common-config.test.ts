import { expect, it } from 'vitest';
import { commonConfig, type Target } from './common-config.ts';

const target: Target = {
  portal: { basePath: '', singletons: [], late: [], rendered: [], browserOnly: [], file: '' },
  name: 'host',
  dir: '/portal/host',
  dist: '/portal/host/dist',
  platform: 'web',
  mode: 'development',
  publicPath: '/',
  version: '1',
};

function cacheFolder(changes: Partial<Target>): string {
  const { cache } = commonConfig({ ...target, ...changes });
  return typeof cache === 'object' && cache.type === 'persistent' ? `${cache.storage?.directory}` : '';
}

it('builds without a dev server reuse no modules of one', () => {
  const folders = ['dist', '.cache/shell', '.cache/package/dist'].map((folder) =>
    cacheFolder({ dist: `/portal/host/${folder}` }),
  );
  expect(new Set(folders).size).toBe(folders.length);
  for (const folder of folders) expect(folder).toContain('rspack-web-development');
});
