import type { BuiltFiles } from '@portal/runtime/federation/remote-manifest';
import type { Configuration } from '@rspack/core';

type ChunkFilename = Exclude<NonNullable<Configuration['output']>['chunkFilename'], string | undefined>;

/** A page's chunk is named after the request of its module, `./news/news.page.tsx`. */
const pageChunk = /^(.+)-\1-page-tsx$/;

/** File names of chunks: those of a page bear the page's name. */
export const chunkFilename =
  (ending: string): ChunkFilename =>
  ({ chunk }) =>
    `${chunk?.name?.replace(pageChunk, '$1') ?? '[name]'}${ending}`;

/**
 * The files of each page, by the page's name.
 * @param declared names of the remote's pages
 * @param groups files of each named chunk
 * @throws Error where the pages that are declared are not those that have a module
 */
export function pageFiles(
  declared: readonly string[],
  groups: Readonly<Record<string, BuiltFiles>>,
): Record<string, BuiltFiles> {
  const built = new Map(
    Object.entries(groups).flatMap(([chunk, files]) => {
      const name = pageChunk.exec(chunk)?.[1];
      return name ? [[name, files] as const] : [];
    }),
  );
  for (const name of built.keys())
    if (!declared.includes(name)) throw new Error(`src/pages.ts does not declare the page '${name}'.`);
  return Object.fromEntries(
    declared.map((name) => {
      const files = built.get(name);
      if (!files) throw new Error(`The page '${name}' has no module src/pages/${name}/${name}.page.tsx.`);
      return [name, files];
    }),
  );
}
