/** Memory of a page process, with its share of the common memory. */
const BYTES_PER_PROCESS = 192 * 1024 * 1024;
const MAX_PROCESSES = 4;

/**
 * Returns the default number of page processes.
 * @param memory bytes of the machine or container
 */
export const processesFor = (processors: number, memory: number): number =>
  Math.max(1, Math.min(processors, MAX_PROCESSES, Math.floor(memory / BYTES_PER_PROCESS)));
