/**
 * `npm run backup -- FILE` stores the api's database and files in one archive, `npm run restore -- FILE` restores them to an
 * empty database and folder (docs/deploying.md), with the environment of `npm start`.
 */
import { backUp, restore } from '../api/src/backup/archive.ts';
import { createCommand, runCommand } from '../shared/platform/cli/command.ts';

const commands = {
  backup: { work: backUp, done: 'holds the database and the files: it is as secret as they are.' },
  restore: { work: restore, done: 'is restored: everything is as it was when it was made.' },
};
const [name, ...args] = process.argv.slice(2);
const { work, done } = name === 'restore' ? commands.restore : commands.backup;

// Only the owner can read the files that are written.
process.umask(0o077);
await runCommand(
  createCommand(`npm run ${name} -- FILE`, {}, async (_, [file, ...more]) => {
    if (!file || more.length > 0) return false;
    await work(process.env, file);
    console.log(`${file} ${done}`);
  }),
  args,
);
