import type { ServerRemote } from '../../src/server/render.tsx';
import { evaluateRemote } from './evaluate-remote.ts';
import type { Registry } from './registry.ts';

/** Milliseconds that a page waits for a remote's code; then the region is left to the browser. */
const TIME_LIMIT = 800;
/** Milliseconds before a remote that failed is asked again, so that a dead one costs one page and not all. */
const PAUSE = 2_000;

interface Slot {
  version: string;
  module: ServerRemote;
}

interface Options {
  registry: Registry;
  singletons: Record<string, unknown>;
  report: (line: string) => void;
  read?: (url: string) => Promise<string>;
  now?: () => number;
}

/**
 * The remotes' code in the server's memory, by release: a new release is picked up without a restart,
 * and the last one that worked goes on rendering while its remote is away.
 */
export function createRemoteModules({
  registry,
  singletons,
  report,
  read = readText,
  now = Date.now,
}: Options) {
  const loaded = new Map<string, Slot>();
  const underway = new Map<string, Promise<void>>();
  const failed = new Map<string, { version: string; at: number }>();

  async function fetchRelease(name: string): Promise<void> {
    const known = registry.find(name);
    if (!known) return;
    const { manifest, address } = known;
    try {
      const source = await read(`${address.url}/server/${manifest.server.file}`);
      const module = evaluateRemote(name, source, manifest.server.sha256, singletons);
      loaded.set(name, { version: manifest.version, module });
      failed.delete(name);
    } catch (error) {
      failed.set(name, { version: manifest.version, at: now() });
      report(`${name}: not rendered here (${error instanceof Error ? error.message : String(error)})`);
    }
  }

  function refresh(name: string): Promise<void> {
    const running = underway.get(name);
    if (running) return running;
    const promise = fetchRelease(name).finally(() => underway.delete(name));
    underway.set(name, promise);
    return promise;
  }

  return async function remote(name: string): Promise<ServerRemote | null> {
    const version = registry.find(name)?.manifest.version;
    const current = loaded.get(name);
    if (!version) return current?.module ?? null;
    if (current?.version === version) return current.module;
    const trouble = failed.get(name);
    const resting = trouble?.version === version && now() - trouble.at < PAUSE;
    if (!resting) await Promise.race([refresh(name), pause(TIME_LIMIT)]);
    return loaded.get(name)?.module ?? null;
  };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

async function readText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`answers ${response.status}`);
  return response.text();
}
