import type { RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import type { ServerRemote } from '../rendering/render-contract.ts';
import { evaluateRemote } from './evaluate-remote.ts';
import type { Registry } from './registry.ts';

/** Milliseconds that the start of the server waits for a remote's code; a page waits as long as its budget lasts. */
const TIME_LIMIT = 800;
/** Milliseconds before a remote that failed is asked again, so that a dead one costs one page and not all. */
const PAUSE = 2_000;

/** A remote's code, and the release that it is of. */
interface Release {
  manifest: RemoteManifest;
  module: ServerRemote;
}

export interface RemoteModules {
  /** The last release that worked, if any did. */
  loaded(name: string): Release | null;
  /** Fetches the release that the registry announces; gives the last one that worked where it cannot be had. */
  load(name: string): Promise<Release | null>;
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
}: Options): RemoteModules {
  const loaded = new Map<string, Release>();
  const inFlight = new Map<string, Promise<void>>();
  const failed = new Map<string, { version: string; at: number }>();

  async function fetchRelease(name: string): Promise<void> {
    const known = registry.find(name);
    if (!known) return;
    const { manifest, address } = known;
    try {
      const source = await read(`${address.url}/server/${manifest.server.file}`);
      const module = evaluateRemote(name, source, manifest.server.sha256, singletons);
      loaded.set(name, { manifest, module });
      failed.delete(name);
    } catch (error) {
      failed.set(name, { version: manifest.version, at: now() });
      report(`${name}: not rendered here (${error instanceof Error ? error.message : String(error)})`);
    }
  }

  function refresh(name: string): Promise<void> {
    const running = inFlight.get(name);
    if (running) return running;
    const promise = fetchRelease(name).finally(() => inFlight.delete(name));
    inFlight.set(name, promise);
    return promise;
  }

  return {
    loaded: (name) => loaded.get(name) ?? null,
    async load(name) {
      const version = registry.find(name)?.manifest.version;
      const trouble = failed.get(name);
      const resting = trouble !== undefined && trouble.version === version && now() - trouble.at < PAUSE;
      const isCurrent = version === undefined || loaded.get(name)?.manifest.version === version;
      if (!isCurrent && !resting) await Promise.race([refresh(name), pause(TIME_LIMIT)]);
      return loaded.get(name) ?? null;
    },
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
