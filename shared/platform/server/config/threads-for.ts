/** Bytes for each thread that makes pages, with its part of what all of them share. */
const EACH = 192 * 1024 * 1024;
const MAX_THREADS = 4;

/**
 * How many threads make pages where nobody has said so.
 * @param memory in bytes, of the machine or of the container that this is
 */
export const threadsFor = (processors: number, memory: number): number =>
  Math.max(1, Math.min(processors, MAX_THREADS, Math.floor(memory / EACH)));
