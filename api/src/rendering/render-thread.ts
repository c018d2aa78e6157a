import { Piscina } from 'piscina';
import type { CardTask, PaperTask } from './render-worker.ts';

/** Milliseconds after which a thread without work ends, and gives its memory back. */
const IDLE = 60_000;

/** Draws pictures and papers beside the thread that answers. */
export interface Drawings {
  /** @returns PNG */
  card(task: CardTask): Promise<Buffer>;
  /** @returns PDF */
  paper(task: PaperTask): Promise<Buffer>;
  close(): Promise<void>;
}

/** One thread, which starts with the first drawing. */
export function startRenderThread(): Drawings {
  const pool = new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    // It needs no secret of the api.
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
