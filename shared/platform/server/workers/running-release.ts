import type { Worker } from 'node:worker_threads';
import { REMOTE_FILES } from '../../contract/names.ts';

/** Milliseconds for which a worker's stack is looked at. */
const SAMPLE = 30;

interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
  samples?: number[];
}

/** The release whose code a worker is running, however busy it is, or null: read from its stack. */
export async function runningRelease(worker: Worker): Promise<string | null> {
  const profiler = await worker.startCpuProfile();
  await new Promise((resolve) => setTimeout(resolve, SAMPLE));
  return innermostRelease(JSON.parse(await profiler.stop()) as Profile);
}

/** The innermost remote on the stack that was seen last. */
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
