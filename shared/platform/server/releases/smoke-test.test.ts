import { expect, it, vi } from 'vitest';
import { storedRelease } from '../../testing/fake-remote.ts';
import { smokeTest } from './smoke-test.ts';

it.each([
  ['code for browsers only', null],
  ['code for the server', storedRelease('1').manifest.server],
])('fails a release with %s whose entry names chunks of another build', async (_what, server) => {
  const read = async () => Buffer.from('n.u=e=>e+"."+{1:"ffffffff"}[e]+".js"');
  const release = storedRelease('1');
  const { manifest } = release;
  const options = { basePath: '/portal', dataBudget: 100, renderer: { test: vi.fn() } };
  expect(await smokeTest({ ...release, read, manifest: { ...manifest, server } }, options)).toEqual({
    reason: `${manifest.entry} loads a file named …ffffffff…, which the release does not contain`,
    part: '',
  });
});
