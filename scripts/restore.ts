/** `npm run restore -- FILE`: restores an archive of `npm run backup` to an empty database and folder (docs/deploying.md). */
import './processes/exit-with-parent.ts';
import { restore } from '../api/src/backup/archive.ts';
import { runOnFile } from './processes/run-on-file.ts';

await runOnFile('restore', restore, (file) => `Everything is as it was when ${file} was made.`);
