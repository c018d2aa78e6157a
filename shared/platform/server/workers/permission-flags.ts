import { existsSync, realpathSync } from 'node:fs';
import inspector from 'node:inspector';
import path from 'node:path';

/** The folder of the portal's own packages, this one among them. */
const OWN_PACKAGES = path.resolve(import.meta.dirname, '../../..');

/**
 * Node's flags for the process that runs remotes' code: it may read programs, and nothing else.
 * @param worker absolute path of the built worker
 */
export const permissionFlags = (worker: string): string[] => [
  '--permission',
  // The threads in which pages are made may do no more than the process.
  '--allow-worker',
  ...programs(worker).map((folder) => `--allow-fs-read=${folder}/*`),
  '--disallow-code-generation-from-strings',
  // A debugger of the host's is one of the threads', too.
  ...(inspector.url() ? ['--allow-inspector'] : []),
  // That threads are allowed is warned of at every start.
  '--disable-warning=SecurityWarning',
];

function programs(worker: string): string[] {
  const libraries = [worker, import.meta.filename]
    .flatMap(librariesOf)
    .filter((folder) => existsSync(folder));
  const folders = [path.dirname(worker), OWN_PACKAGES, ...libraries];
  // Node asks for a library where it is linked, and reads it where it is.
  return [...new Set([...folders, ...folders.map((folder) => realpathSync(folder))])];
}

/** Where Node looks for the libraries of a file. */
function librariesOf(file: string): string[] {
  const folder = path.dirname(file);
  return folder === file ? [] : [path.join(folder, 'node_modules'), ...librariesOf(folder)];
}
