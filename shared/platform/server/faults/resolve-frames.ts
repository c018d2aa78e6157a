import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { FaultEvent } from '../events/events.ts';
import type { ActiveReleases } from '../releases/in-force.ts';

/** Maximum number of parsed maps in memory. */
const MAX_MAPS = 4;

interface Options {
  remotes: Pick<ActiveReleases, 'stored'>;
  /** Folder of the source maps of the host's own files. */
  hostMaps: string;
}

/**
 * Creates a function that returns positions in the sources, such as `mf-a/src/pages/list.tsx:12:5 (List)`, for those in
 * browser files. Positions of files without a source map stay.
 */
export function createFrameResolver({ remotes, hostMaps }: Options) {
  const maps = new LRUCache<string, Promise<TraceMap | null>>({ max: MAX_MAPS });

  async function readMap(file: string): Promise<TraceMap | null> {
    const { remote, name } = parseFile(file);
    const map = `maps/${name}.map`;
    const release = remotes.stored(remote).find(({ manifest }) => Object.hasOwn(manifest.maps ?? {}, map));
    const content =
      remote === ''
        ? await readFile(path.join(hostMaps, `${path.basename(name)}.map`)).catch(() => null)
        : await release?.read(map);
    return content ? new TraceMap(content.toString()) : null;
  }

  async function resolveFrame(frame: string): Promise<string> {
    const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(frame) ?? [];
    const known = maps.get(file) ?? readMap(file);
    maps.set(file, known);
    const map = await known;
    const position = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!position?.source) return frame;
    const { remote } = parseFile(file);
    // Sources are relative to the folder of the map.
    const source = path.posix.join(remote || 'host', 'dist/maps', position.source);
    return `${source}:${position.line}:${(position.column ?? 0) + 1}${position.name ? ` (${position.name})` : ''}`;
  }

  return ({ frames }: Pick<FaultEvent, 'frames'>): Promise<string[]> => Promise.all(frames.map(resolveFrame));
}

/** @returns an empty `remote` for a file of the host */
function parseFile(file: string): { remote: string; name: string } {
  const [, remote = '', name = file] = /^remotes\/([^/]+)\/web\/(.+)$/.exec(file) ?? [];
  return { remote, name };
}
