import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

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
export function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = parseListening(line);
      if (url) resolve(url);
    });
  });
}
