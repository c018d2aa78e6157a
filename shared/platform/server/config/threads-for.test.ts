import { expect, it } from 'vitest';
import { threadsFor } from './threads-for.ts';

const MiB = 1024 * 1024;

it.each([
  { processors: 1, memory: 8192, threads: 1 },
  { processors: 2, memory: 8192, threads: 2 },
  { processors: 16, memory: 8192, threads: 4 },
  { processors: 4, memory: 512, threads: 2 },
  { processors: 4, memory: 128, threads: 1 },
])(
  'renders in $threads threads with $processors processors and $memory MiB',
  ({ processors, memory, threads }) => {
    expect(threadsFor(processors, memory * MiB)).toBe(threads);
  },
);
