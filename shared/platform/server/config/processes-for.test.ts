import { expect, it } from 'vitest';
import { processesFor } from './processes-for.ts';

const MiB = 1024 * 1024;

it.each([
  { processors: 1, memory: 8192, processes: 1 },
  { processors: 2, memory: 8192, processes: 2 },
  { processors: 16, memory: 8192, processes: 4 },
  { processors: 4, memory: 512, processes: 2 },
  { processors: 4, memory: 128, processes: 1 },
])(
  'renders in $processes processes with $processors processors and $memory MiB',
  ({ processors, memory, processes }) => {
    expect(processesFor(processors, memory * MiB)).toBe(processes);
  },
);
