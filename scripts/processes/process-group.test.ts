import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../shared/tooling/testing/temporary-folder.ts';
import { isAlive } from '../testing/is-alive.ts';
import { createProcessGroup, type ProcessGroup } from './process-group.ts';

const READY = `console.log(JSON.stringify({ event: 'listening', url: 'http://127.0.0.1:' + process.pid }));`;
const STAYS = 'setInterval(() => {}, 1000);';

let folder: string;
let group: ProcessGroup;

beforeEach(async () => {
  folder = join(temporaryFolder(), 'a folder with spaces');
  await mkdir(folder);
  group = createProcessGroup({ cwd: folder, logs: join(folder, 'logs') });
});

afterEach(() => group.stop());

async function program(name: string, source: string) {
  await writeFile(join(folder, `${name}.mjs`), source);
  return { name, args: [`${name}.mjs`], env: process.env };
}

const pidOf = (url: string) => Number(url.split(':').at(-1));

describe('a group of processes', () => {
  it('keeps what a process prints in its log', async () => {
    await group.run(await program('tool', `console.log('built 3 packages'); console.error('one warning');`));

    const file = join(folder, 'logs/tool.log');
    const log = await readFile(file, 'utf8');
    expect(log).toContain('built 3 packages');
    expect(log).toContain('one warning');
    const modes = await Promise.all(
      [join(folder, 'logs'), file].map(async (path) => (await stat(path)).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('ends every process, also one that ignores the request', async () => {
    const polite = await group.serve(await program('polite', `${READY} ${STAYS}`));
    const deaf = await group.serve(
      await program('deaf', `process.on('SIGTERM', () => {}); ${READY} ${STAYS}`),
    );

    await group.stop();

    expect([polite, deaf].map(pidOf).map(isAlive)).toEqual([false, false]);
  });
});
