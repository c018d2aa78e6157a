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

const programs = (worker: string): string[] => [
  path.dirname(worker),
  OWN_PACKAGES,
  ...new Set([worker, import.meta.filename].flatMap(librariesOf)),
];

/** Where Node looks for the libraries of a file. */
function librariesOf(file: string): string[] {
  const folder = path.dirname(file);
  return folder === file ? [] : [path.join(folder, 'node_modules'), ...librariesOf(folder)];
}
