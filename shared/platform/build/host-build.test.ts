import { expect, it } from 'vitest';
import { testPortal } from '../testing/test-portal.ts';
import { hostBuild } from './host-build.ts';

it('builds no host with an invalid configuration', async () => {
  const build = { basePath: '', singletons: [], late: [], rendered: [], browserOnly: [], file: '' };
  const configuration = hostBuild({ ...testPortal, language: '' }, build, import.meta.dirname);
  await expect(configuration()).rejects.toThrow(/^portal.config.ts: language: /);
});
