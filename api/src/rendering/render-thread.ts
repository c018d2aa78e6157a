import { Piscina } from 'piscina';
import type { CardTask, PaperTask } from './render-worker.ts';

/** Time after which an idle thread ends and frees its memory. */
const IDLE_TIMEOUT_MS = 60_000;

/** Renders pictures and printouts outside of the main thread. */
export interface Drawings {
  /** @returns PNG */
  card(task: CardTask): Promise<Buffer>;
  /** @returns PDF */
  paper(task: PaperTask): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts one thread on the first rendering. */
export function startRenderThread(): Drawings {
  const pool = new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    // The thread needs no secret of the API.
    env: { NODE_ENV: process.env.NODE_ENV ?? '' },
  });
  const run = async (name: 'card' | 'paper', task: CardTask | PaperTask): Promise<Buffer> => {
    const bytes: Uint8Array = await pool.run(task, { name });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  return {
    card: (task) => run('card', task),
    paper: (task) => run('paper', task),
    close: () => pool.destroy(),
  };
}
