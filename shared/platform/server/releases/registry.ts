import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/shared/server/error-text';
import { type LocatedRemote, locatedRemotes } from './remote-listing.ts';
import { writeAtomically } from './store/write-atomically.ts';

/** Milliseconds for a registry that another server keeps. */
const TIME_LIMIT = 2_000;

export interface Registry {
  /** The remotes as they were read last. */
  remotes(): readonly LocatedRemote[];
  /** Reads them again; one that cannot be read, or is none, leaves them as they are. Never rejects. */
  refresh(): Promise<void>;
}

interface RegistryOptions {
  /** Path or http(s) address of `registry.json`. */
  source: string;
  env: NodeJS.ProcessEnv;
  /** Where a copy is kept, for a start while the registry cannot be reached. */
  copy: string;
  report: (line: string) => void;
}

/** @throws Error in one line where there is neither a registry nor a copy of one */
export async function openRegistry({ source, env, copy, report }: RegistryOptions): Promise<Registry> {
  const isAddress = /^https?:/.test(source);
  let text = '';
  let remotes: LocatedRemote[] = [];
  let problem: string | null = null;

  const copyFailed = (error: unknown) => report(`the registry is not copied (${String(error)})`);

  async function read(): Promise<void> {
    const next = await (isAddress ? fetchText(source) : readFile(source, 'utf8'));
    if (next === text) return;
    remotes = locatedRemotes(JSON.parse(next), env);
    text = next;
    // The copy is for another start: where it cannot be written, this one goes on.
    if (isAddress) await writeAtomically(copy, text).catch(copyFailed);
  }

  try {
    await read();
  } catch (error) {
    const kept = isAddress ? await readFile(copy, 'utf8').catch(() => null) : null;
    if (kept === null) throw error;
    report('the registry cannot be read: its copy is used');
    remotes = locatedRemotes(JSON.parse(kept), env);
  }
  return {
    remotes: () => remotes,
    async refresh() {
      const now = await read().then(() => null, errorText);
      if (now !== problem) report(now ? `the registry stays as it was (${now})` : 'the registry is back');
      problem = now;
    },
  };
}

/** Path of the copy below the folder of the store. */
export const registryCopy = (releasesDir: string): string => path.join(releasesDir, 'registry.json');

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.text();
}
