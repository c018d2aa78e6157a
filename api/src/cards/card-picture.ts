import { open } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { AreaSlug } from '../art/palette.ts';

type Size = { width: number; height: number };

/** Maximum size of a picture on a page. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;

/** Returns as a PNG the course's own picture from the storage, cropped to a size, or else the scene of the area. */
export async function cardPicture(
  { image, storageDir }: { image: string | null; storageDir: string },
  area: AreaSlug,
  size: Size,
): Promise<Buffer> {
  const path = storedFile(image, storageDir);
  // A missing or unreadable picture falls back to the scene.
  const own = path === null ? null : await croppedFile(path, size).catch(() => null);
  return own ?? croppedFile(fileURLToPath(new URL(`./scenes/${area}.svg`, import.meta.url)), size);
}

const storage = 'http://storage.invalid/storage/';

/** Returns the path of a stored image within the storage; null for external URLs. */
export function storedFile(image: string | null, storageDir: string): string | null {
  const stored = image?.trim();
  if (!stored || !URL.canParse(stored, storage)) return null;
  const { href } = new URL(stored, storage);
  if (!href.startsWith(storage)) return null;
  const name = decodeName(new URL(href).pathname.slice('/storage/'.length));
  const root = resolve(storageDir);
  const path = resolve(root, name);
  return path.startsWith(root + sep) ? path : null;
}

/** Decodes a file name; returns an empty name if its encoding is invalid. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

/** @throws Error if the file exceeds `MAX_BYTES` */
async function readPicture(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { size } = await file.stat();
  if (size > MAX_BYTES) throw new Error('The picture is too large.');
  const content = await file.readFile();
  return path.toLowerCase().endsWith('.svg') ? Buffer.from(replaceColours(content.toString())) : content;
}

/** Replaces the custom properties of a scene by its day colours, for SVG renderers that do not support them. */
function replaceColours(svg: string): string {
  const [, day = ''] = /<style>svg\{([^}]*)\}/.exec(svg) ?? [];
  const colours = new Map(
    day.split(';').map((declaration) => {
      const [name = '', value = ''] = declaration.split(':');
      return [name.trim(), value.trim()];
    }),
  );
  return svg.replace(/var\((--\w+)\)/g, (call, name) => colours.get(name) ?? call);
}

const croppedFile = async (path: string, size: Size): Promise<Buffer> =>
  sharp(await readPicture(path), { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ ...size, fit: 'cover' })
    .timeout({ seconds: 15 })
    .png({ compressionLevel: 1 })
    .toBuffer();
