import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import { type LocatedRemote, locatedRemotes } from './remote-listing.ts';
import { writeAtomically } from './store/write-atomically.ts';

/** Timeout of a registry on another server. */
const RESPONSE_TIMEOUT_MS = 2_000;

export interface Registry {
  /** Returns the remotes of the last successful read. */
  remotes(): readonly LocatedRemote[];
  /** Reads the registry again; if it is unreadable or invalid, the remotes stay. Never rejects. */
  refresh(): Promise<void>;
}

interface RegistryOptions {
  /** Path or URL of `registry.json`. */
  source: string;
  env: NodeJS.ProcessEnv;
  /** Path of a copy, for a start while the registry is unreachable. */
  copy: string;
  report: (line: string) => void;
}

/** @throws Error with one line if there is neither a registry nor a copy */
export async function openRegistry({ source, env, copy, report }: RegistryOptions): Promise<Registry> {
  const isAddress = /^https?:/.test(source);
  let text = '';
  let remotes: LocatedRemote[] = [];
  let lastError: string | null = null;

  const reportCopyError = (error: unknown) => report(`the registry is not copied (${String(error)})`);

  async function read(): Promise<void> {
    const next = await (isAddress ? fetchText(source) : readFile(source, 'utf8'));
    if (next === text) return;
    remotes = locatedRemotes(JSON.parse(next), env);
    text = next;
    // Only the next start needs the copy: if it cannot be written, this process continues.
    if (isAddress) await writeAtomically(copy, text).catch(reportCopyError);
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
      const message = await read().then(() => null, errorText);
      if (message !== lastError)
        report(message ? `the registry stays as it was (${message})` : 'the registry is back');
      lastError = message;
    },
  };
}

/** Returns the path of the copy in the store's folder. */
export const registryCopy = (releasesDir: string): string => path.join(releasesDir, 'registry.json');

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.text();
}
