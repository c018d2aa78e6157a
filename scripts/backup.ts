/** `npm run backup -- FILE`: stores the api's database and files in one archive (docs/deploying.md). */
import './processes/exit-with-parent.ts';
import { backUp } from '../api/src/backup/archive.ts';
import { runOnFile } from './processes/run-on-file.ts';

await runOnFile(
  'backup',
  backUp,
  (file) => `${file} holds the database and the files: it is as secret as they are.`,
);
