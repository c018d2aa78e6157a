import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AreaSlug } from '../../src/art/palette.ts';
import { type ArtOptions, art } from '../art/art.ts';
import { type PdfText, pdfFile } from './pdf-file.ts';

type Picture = { area: AreaSlug } & Omit<ArtOptions, 'width' | 'height'>;

/** Sizes in pixels: banners are wide, galleries 4:3, everything else 3:2. */
const sizes: Record<ArtOptions['kind'], { width: number; height: number }> = {
  banner: { width: 1280, height: 640 },
  course: { width: 720, height: 480 },
  news: { width: 960, height: 640 },
  cover: { width: 960, height: 720 },
  gallery: { width: 960, height: 720 },
  unit: { width: 720, height: 480 },
};

export type StorageFiles = ReturnType<typeof storageFiles>;

/** Writes the demonstration's files into the storage folder; each method returns the path for the database. */
export function storageFiles(storageDir: string, date: Date) {
  const pending: Promise<void>[] = [];
  const folders = new Map<string, Promise<unknown>>();
  const write = (path: string, content: string | Promise<Buffer>) => {
    const target = join(storageDir, path);
    const folder = dirname(target);
    const ready = folders.get(folder) ?? mkdir(folder, { recursive: true });
    folders.set(folder, ready);
    const writing = Promise.all([content, ready]).then(([bytes]) => writeFile(target, bytes));
    // written() reports failures, which must not end the process earlier.
    writing.catch(() => {});
    pending.push(writing);
    return path;
  };
  return {
    picture: (path: string, { area, ...options }: Picture) =>
      write(path, art(area, path, { ...sizes[options.kind], ...options })),
    svg: (path: string, drawing: string) => write(path, drawing),
    pdf: (path: string, text: PdfText) => write(path, pdfFile(text, date)),
    /** Resolves when all files are on disk, rejects if one could not be written. */
    written: async () => {
      await Promise.all(pending);
    },
  };
}
