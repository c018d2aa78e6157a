import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Commit of a release. Its time replaces that of the build, which would differ each time. */
export interface SourceCommit {
  id: string;
  /** Commit time, in ISO 8601, UTC. */
  time: string;
}

/**
 * Returns the commit of a build's inputs, or null if they differ from it or are not in git. `RELEASE_COMMIT` (`<hash>
 * <seconds since 1970>`) replaces it where there is no repository, as in a container.
 * @param dir absolute path of the package, in the repository
 * @param inputs absolute paths
 */
export async function sourceCommit(dir: string, inputs: readonly string[]): Promise<SourceCommit | null> {
  const given = process.env.RELEASE_COMMIT;
  if (given) return parseCommit(given);
  const git = async (...args: string[]) => (await run('git', args, { cwd: dir })).stdout;
  try {
    if ((await git('status', '--porcelain', '--', ...inputs)) !== '') return null;
    return parseCommit(await git('log', '-1', '--format=%H %ct'));
  } catch {
    return null;
  }
}

/** @param text hash and seconds since 1970 */
export function parseCommit(text: string): SourceCommit | null {
  const [, id, seconds] = text.trim().match(/^([0-9a-f]{40,64}) (\d{1,12})$/) ?? [];
  return id && seconds ? { id, time: new Date(Number(seconds) * 1000).toISOString() } : null;
}
