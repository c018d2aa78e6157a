import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until a host has so many remotes in force.
 * @throws Error after five minutes: each is fetched and tried
 */
export async function knows(url: string, count: number): Promise<void> {
  let known = 0;
  for (const end = Date.now() + 300_000; Date.now() < end; ) {
    const answer = await fetch(`${url}/senac-portal/registry.json`);
    known = ((await answer.json()) as { remotes: unknown[] }).remotes.length;
    if (known === count) return;
    await pause(500);
  }
  throw new Error(`${known} of ${count} remotes came into force`);
}
