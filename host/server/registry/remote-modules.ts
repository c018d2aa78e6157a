import type { RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import type { PageRenderer } from '../workers/page-renderer.ts';
import type { ReleaseCode } from '../workers/protocol.ts';
import type { Registry } from './registry.ts';

/** Milliseconds that the start of the server waits for a remote's code; a page waits as long as its budget lasts. */
const TIME_LIMIT = 800;
/** Milliseconds before a remote that failed is asked again, so that a dead one costs one page and not all. */
const PAUSE = 2_000;
/** The same for a release whose evaluation costs a worker each time. */
const LONG_PAUSE = 60_000;

/** A remote's code, and the release that it is of. */
interface Release {
  manifest: RemoteManifest;
  code: ReleaseCode;
}

export interface RemoteModules {
  /** The last release that worked, if any did. */
  loaded(name: string): Release | null;
  /** Fetches the release that the registry announces; gives the last one that worked where it cannot be had. */
  load(name: string): Promise<Release | null>;
}

interface Options {
  registry: Registry;
  /** Evaluates a release where it can do no harm. */
  evaluate: PageRenderer['evaluate'];
  report: (line: string) => void;
  read?: (url: string) => Promise<string>;
  now?: () => number;
}

/**
 * The remotes' code in the server's memory, as text, by release: a new release is picked up without a restart once it
 * has been evaluated on trial, and the last one that worked goes on rendering while its remote is away.
 */
export function createRemoteModules({
  registry,
  evaluate,
  report,
  read = readText,
  now = Date.now,
}: Options): RemoteModules {
  const loaded = new Map<string, Release>();
  const inFlight = new Map<string, Promise<void>>();
  const failed = new Map<string, { version: string; until: number }>();

  async function fetchRelease(name: string): Promise<void> {
    const known = registry.find(name);
    if (!known) return;
    const { manifest, address } = known;
    const { version, server } = manifest;
    const fail = (reason: string, pause: number) => {
      failed.set(name, { version, until: now() + pause });
      report(`${name}: not rendered here (${reason})`);
    };
    try {
      const source = await read(`${address.url}/server/${server.file}`);
      const code = { name, version, source, sha256: server.sha256 };
      const evaluation = await evaluate(code);
      if (evaluation.kind === 'refused')
        return fail(evaluation.reason, evaluation.costly ? LONG_PAUSE : PAUSE);
      loaded.set(name, { manifest, code });
      failed.delete(name);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error), PAUSE);
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
      const resting = trouble !== undefined && trouble.version === version && now() < trouble.until;
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
