import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The address in a process's `{"event":"listening","url":…}` line; undefined for every other line. */
function parseListening(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { event, url } = JSON.parse(line);
    return event === 'listening' && typeof url === 'string' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Waits until the process has said that it listens. @returns its address */
export function listeningUrl({ stdout }: { stdout: Readable | null }): Promise<string> {
  return new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      const url = parseListening(line);
      if (url) resolve(url);
    });
  });
}
