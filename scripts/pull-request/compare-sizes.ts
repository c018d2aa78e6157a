/** A file of a release. */
export interface ReleaseFile {
  /** Compressed size in bytes. */
  size: number;
  /** Content without the digests of its release, which are in every file. */
  content: string;
}

/** Scripts and style sheets of a release, by name without content hash. */
export type ReleaseFiles = ReadonlyMap<string, ReleaseFile>;

/** Returns the Markdown table of changed files, with the sum of all; a line if none has changed. */
export function compareSizes(active: ReleaseFiles, own: ReleaseFiles): string[] {
  const names = [...new Set([...own.keys(), ...active.keys()])].sort();
  const changed = names
    .map((name) => ({ name, before: active.get(name), after: own.get(name) }))
    .filter(({ before, after }) => before?.content !== after?.content)
    .map(({ name, before, after }) => ({ name, before: before?.size, after: after?.size }));
  const all = { name: '**all**', before: addSizes(active), after: addSizes(own) };
  if (changed.length === 0) return [`All files are those of the active release: ${formatSize(all.after)}.`];
  return [
    '| File | Active | Here | Difference |',
    '| --- | ---: | ---: | ---: |',
    ...[...changed, all].map(
      ({ name, before, after }) =>
        `| ${name} | ${formatSize(before)} | ${formatSize(after)} | ${formatDifference(before, after)} |`,
    ),
  ];
}

const addSizes = (files: ReleaseFiles): number =>
  [...files.values()].reduce((total, { size }) => total + size, 0);

const formatSize = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : `${(bytes / 1024).toFixed(1)} KiB`;

const formatDifference = (before = 0, after = 0): string =>
  `${after < before ? '−' : '+'}${Math.abs(after - before)} B`;
