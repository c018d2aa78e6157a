import { existsSync, realpathSync } from 'node:fs';
import inspector from 'node:inspector';
import path from 'node:path';

/** Folder of the portal's packages. */
const OWN_PACKAGES = path.resolve(import.meta.dirname, '../../..');

/**
 * Returns Node's flags for the process that runs remotes' code: it may read programs, and nothing else.
 * @param worker absolute path of the built worker
 */
export const permissionFlags = (worker: string): string[] => [
  '--permission',
  // Render threads have the permissions of the process.
  '--allow-worker',
  ...listProgramFolders(worker).map((folder) => `--allow-fs-read=${folder}/*`),
  '--disallow-code-generation-from-strings',
  // A debugger of the host also debugs the threads.
  ...(inspector.url() ? ['--allow-inspector'] : []),
  // Node warns at every start that threads are allowed.
  '--disable-warning=SecurityWarning',
];

function listProgramFolders(worker: string): string[] {
  const libraries = [worker, import.meta.filename]
    .flatMap(listLibraryFolders)
    .filter((folder) => existsSync(folder));
  const folders = [path.dirname(worker), OWN_PACKAGES, ...libraries];
  // Node resolves a library by its link and reads it by its real path.
  return [...new Set([...folders, ...folders.map((folder) => realpathSync(folder))])];
}

/** Returns the folders in which Node searches a file's libraries. */
function listLibraryFolders(file: string): string[] {
  const folder = path.dirname(file);
  return folder === file ? [] : [path.join(folder, 'node_modules'), ...listLibraryFolders(folder)];
}
