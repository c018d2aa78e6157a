import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../shared/tooling/testing/temporary-folder.ts';
import { isAlive } from '../testing/is-alive.ts';

const at = (file: string) => join(import.meta.dirname, file);

it.each([
  ['runs', `setInterval(() => {}, 1000);`],
  ['ignores SIGTERM', `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`],
  ['failed to start', `throw new Error('no database');`],
])(
  'a watched program that %s ends with its watcher when the parent is killed',
  async (_what, source) => {
    const folder = temporaryFolder();
    const pids = join(folder, 'pids');
    writeFileSync(
      join(folder, 'server.mjs'),
      `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(pids)}, process.ppid + ' ' + process.pid);
    ${source}`,
    );
    writeFileSync(
      join(folder, 'main.ts'),
      `import { createProcessGroup } from ${JSON.stringify(at('process-group.ts'))};
    const group = createProcessGroup({ cwd: '.', logs: 'logs', readyWithinMs: 60_000, stopWithinMs: 5_000 });
    await group.serve({ name: 'server', args: [${JSON.stringify(at('watch.ts'))}, 'server.mjs'], env: process.env });`,
    );
    const main = spawn(process.execPath, ['main.ts'], { cwd: folder, stdio: 'ignore' });
    onTestFinished(() => void main.kill('SIGKILL'));
    const read = () => {
      try {
        return readFileSync(pids, 'utf8').split(' ').map(Number);
      } catch {
        return [];
      }
    };
    await expect.poll(read, { timeout: 30_000 }).toHaveLength(2);

    main.kill('SIGKILL');

    await expect.poll(() => read().filter(isAlive), { timeout: 30_000 }).toEqual([]);
  },
  70_000,
);
