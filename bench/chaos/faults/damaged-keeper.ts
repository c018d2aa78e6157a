import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { untilInForce } from '../../releases/in-force.ts';
import type { Fault } from '../measure-fault.ts';

const REMOTE = 'mf-psg';

/** Every file of a remote is damaged on the keeper's disk; at the end the keeper restarts, and a host with an empty disk joins. */
export const damagedKeeper: Fault = {
  name: 'a remote damaged on the keeper’s disk',
  async inject({ hosts }) {
    const folder = path.join(hosts.keeperFolder, REMOTE);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await writeFile(path.join(entry.parentPath, entry.name), 'damaged');
    return async () => {
      await hosts.replaceKeeper('host');
      await hosts.start(1);
      await untilInForce(hosts.url(1), (remotes) => remotes.some(({ name }) => name === REMOTE));
      await hosts.end(1, 'SIGTERM');
    };
  },
};
