import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|mjs|css|svg|json)$/;

/** A content hash in the name makes earlier compressed forms valid. */
const hashed = /\.[0-9a-f]{8}\.\w+$/;

/** Writes missing `.br` and `.gz` forms of files worth compressing, so that serving needs no compression. */
export async function precompress(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  const known = new Set(names);
  await Promise.all(
    names
      .filter((name) => compressible.test(name) && !(hashed.test(name) && known.has(`${name}.br`)))
      .map((name) => compressFile(path.join(dir, name))),
  );
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < 600) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((data) => writeFile(`${file}.br`, data)),
    zip(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}
