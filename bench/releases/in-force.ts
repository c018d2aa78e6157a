import { setTimeout as pause } from 'node:timers/promises';

interface InForce {
  name: string;
  version: string;
}

/** Whether a release of this version is in force. */
export const hasVersion = (version: string) => (remotes: readonly InForce[]) =>
  remotes.some((each) => each.version === version);

/**
 * Waits until a host has in force what is asked for.
 * @throws Error after five minutes: each release is fetched and tried
 */
export async function untilInForce(
  url: string,
  isSo: (remotes: readonly InForce[]) => boolean,
): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await pause(100)) {
    const answer = await fetch(`${url}/senac-portal/registry.json`);
    const { remotes } = (await answer.json()) as { remotes: InForce[] };
    if (isSo(remotes)) return;
  }
  throw new Error('not everything came into force');
}
