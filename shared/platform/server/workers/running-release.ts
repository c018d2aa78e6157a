import type { Worker } from 'node:worker_threads';
import { REMOTE_FILES } from '../../contract/names.ts';

const SAMPLE_MS = 30;

interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
  samples?: number[];
}

/**
 * Returns the release whose code a worker is running, or null. It is read from the stack, so it works for a busy
 * worker.
 */
export async function runningRelease(worker: Worker): Promise<string | null> {
  const profiler = await worker.startCpuProfile();
  await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  return innermostRelease(JSON.parse(await profiler.stop()) as Profile);
}

/** Returns the innermost remote on the last sampled stack. */
export function innermostRelease({ nodes, samples = [] }: Profile): string | null {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  for (const sample of samples.toReversed()) {
    for (let id: number | undefined = sample; id !== undefined; id = callers.get(id)) {
      const url = byId.get(id)?.callFrame.url ?? '';
      if (url.startsWith(REMOTE_FILES)) return url.slice(REMOTE_FILES.length);
    }
  }
  return null;
}
