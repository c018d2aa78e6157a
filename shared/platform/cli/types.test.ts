import { expect, it } from 'vitest';
import { fakeRelease } from '../testing/fake-remote.ts';
import { usePortalOfReleases } from '../testing/portal-of-releases.ts';
import { fetchSlotTypes } from './types.ts';

const { list, serve, start, url } = usePortalOfReleases();

const declaration = "import '@portal/platform/remote';\n";

/** Returns the files of a release that declares the props of its slots. */
const releaseWithTypes = (name: string) =>
  fakeRelease(name, '1', { files: { 'web/slots.d.ts': declaration } }).files;

it('reads the slots of the active releases, except for those without a declaration and its own', async () => {
  const remotes = {
    'mf-a': releaseWithTypes('mf-a'),
    'mf-b': fakeRelease('mf-b', '1').files,
    'mf-own': releaseWithTypes('mf-own'),
  };
  await list(
    ...(await Promise.all(
      Object.entries(remotes).map(async ([name, files]) => ({ name, url: (await serve(files)).url })),
    )),
  );
  await start();
  expect(await fetchSlotTypes(url(), 'mf-own')).toEqual(new Map([['mf-a', declaration]]));
});
