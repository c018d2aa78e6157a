import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardPicture, storedFile } from './card-picture.ts';

const storageDir = temporaryFolder();

const size = { width: 120, height: 90 };
const red = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#ff0000' } })
  .jpeg()
  .toBuffer();
const files = {
  'red.jpg': red,
  'scene.svg': await readFile(new URL('scenes/moda.svg', import.meta.url)),
  'broken.jpg': red.subarray(0, 40),
  'broken.svg': '<svg>',
};
await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(storageDir, name), content)));

const draw = (image: string | null) => cardPicture({ image, storageDir }, 'saude', size);
const scene = await draw(null);
const centre = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((45 * info.width + 60) * 3).subarray(0, 3)];
};

describe('the picture of a card', () => {
  it("is the course's own, cut to its place", async () => {
    const png = await draw('red.jpg');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...size });
    const [r = 0, g = 255, b = 255] = await centre(png);
    expect([r > 240, g < 20, b < 20]).toEqual([true, true, true]);
  });

  it('is the scene of a course in its day colours', async () => {
    const png = await draw('/storage/scene.svg');
    // Marabaixo's purple, not black: the renderer resolved the colours.
    const { channels } = await sharp(png).stats();
    expect(channels.map(({ mean }) => mean > 60)).toEqual([true, true, true, expect.anything()]);
  });

  it.each(['missing.jpg', 'broken.jpg', 'broken.svg', '.', 'https://example.org/a.jpg', '%zz.jpg'])(
    'is the scene of the area for %j',
    async (image) => {
      expect((await draw(image)).equals(scene)).toBe(true);
    },
  );
});

describe('a stored address', () => {
  it.each([
    ['images/a%20b.jpg', '/srv/files/images/a b.jpg'],
    ['/storage/images/a.jpg', '/srv/files/images/a.jpg'],
    ['  a.jpg ', '/srv/files/a.jpg'],
    ['../secret', null],
    ['..%2f..%2fetc%2fpasswd', null],
    ['/etc/passwd', null],
    ['file:///etc/passwd', null],
    ['//example.org/storage/a.jpg', null],
    ['/storage/', null],
  ])('%j is the file %j of the storage', (image, path) => {
    expect(storedFile(image, '/srv/files')).toBe(path);
  });

  it('never leaves the storage, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constant(null)), (image) => {
        const file = storedFile(image, '/srv/files');
        expect(file === null || file.startsWith('/srv/files/')).toBe(true);
      }),
    );
  });
});
