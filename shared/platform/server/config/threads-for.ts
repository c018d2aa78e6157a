/** Memory of a render thread, with its share of the common memory. */
const BYTES_PER_THREAD = 192 * 1024 * 1024;
const MAX_THREADS = 4;

/**
 * Returns the default number of render threads.
 * @param memory bytes of the machine or container
 */
export const threadsFor = (processors: number, memory: number): number =>
  Math.max(1, Math.min(processors, MAX_THREADS, Math.floor(memory / BYTES_PER_THREAD)));
