import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { FaultEvent, Listener } from '../events/events.ts';
import type { ActiveReleases } from '../releases/in-force.ts';

/** Equal faults are logged once an hour. */
const REPEAT_MS = 3_600_000;
const MAX_REMEMBERED = 1_000;
/** Limits of the log: any client may report any text. A short period: a flood must not hide other faults for long. */
const MAX_LINES = 10;
const PERIOD_S = 600;

/** Logs the first of equal faults of a release, with positions in the sources, within limits. */
export function logFaults(resolveFrames: (event: FaultEvent) => Promise<readonly string[]>): Listener {
  const logged = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REPEAT_MS });
  const lines = new RateLimiterMemory({ points: MAX_LINES, duration: PERIOD_S });

  async function log(event: FaultEvent): Promise<void> {
    const { remote, version, fault, page, message } = event;
    // Faults of the host itself cannot be forged.
    const isLimited = fault !== 'server' && (await lines.consume('all').catch(() => null)) === null;
    if (isLimited) return;
    const frames = await resolveFrames(event).catch(() => event.frames);
    const parts = [
      `${remote} ${version}: ${fault}`,
      page && `on ${page}`,
      message,
      ...frames.map((frame) => `at ${frame}`),
    ];
    console.warn(parts.filter(Boolean).join(' | '));
  }

  return (event) => {
    if (event.kind !== 'fault-reported') return;
    const { remote, version, fault, message, frames } = event;
    const key = JSON.stringify([remote, version, fault, message, frames[0]]);
    if (logged.has(key)) return;
    logged.set(key, true);
    void log(event);
  };
}

const MAX_MAPS = 4;

/** Maps positions to sources, such as `mf-a/src/list.tsx:12:5 (List)`. @param hostMaps of the host's own files */
export function createFrameResolver(remotes: Pick<ActiveReleases, 'stored'>, hostMaps: string) {
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
