import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../measure-fault.ts';

export const fullDisk: Fault = {
  name: 'disk of api, host and keeper full',
  skipReason: ({ disk }) => (disk ? null : 'only root may mount a small file system'),
  async inject({ disk }) {
    const file = path.join(disk ?? '', 'filling');
    const handle = await open(file, 'w');
    try {
      for (;;) {
        const { bavail, bsize } = await statfs(disk ?? '');
        const bytes = Math.min(bavail * bsize, 8 * 1024 * 1024);
        if (bytes === 0) break;
        await handle.write(Buffer.alloc(bytes));
      }
    } finally {
      await handle.close();
    }
    return () => rm(file);
  },
};
