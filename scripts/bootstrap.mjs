/**
 * Entry of every npm command: `node scripts/bootstrap.mjs [--production] <program> [arguments]`. With `--production` it leaves
 * out the tools of tests and checks, which are devDependencies.
 *
 * Runs on the system's Node (20 or later) before anything is installed: plain JavaScript without dependencies. It installs the
 * workspace if needed, and then runs the program on the project's own Node 26, whose hash is in the lock file; on a platform
 * without such a package, on the system's Node.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PNPM = 'pnpm@12.21.0';
/** Long enough for a slow connection; a registry that does not answer fails. */
const INSTALL_WITHIN_MINUTES = 15;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed');
const onWindows = process.platform === 'win32';
const nodePackage = `node-${onWindows ? 'win' : process.platform}-${process.arch}`;
const ownNode = join(root, 'node_modules', nodePackage, 'bin', onWindows ? 'node.exe' : 'node');
const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const projectNode = nodePackage in optionalDependencies ? ownNode : process.execPath;
/** pnpm would otherwise warn about each package that does not support the system's Node. */
const nodeVersion = new RegExp(`^  ${nodePackage}: (\\S+)$`, 'm').exec(
  readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'),
)?.[1];
const systemNode = Number.parseInt(process.versions.node, 10);
const parent = process.ppid;

/** Ends with one line on stderr. */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Fingerprint of everything that determines an install: lock file, workspace, manifests, machine. */
function wantedInstall() {
  const below = (dir) =>
    readdirSync(join(root, dir), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => join(dir, entry.name));
  const packages = ['.', ...below('.'), ...(existsSync(join(root, 'shared')) ? below('shared') : [])];
  const manifests = packages.map((name) => join(name, 'package.json'));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${PNPM}`);
  const settings = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs', '.npmrc'];
  for (const file of [...settings, ...manifests.sort()]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`\n${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Runs a program to its end, and forwards signals to it. It is also stopped when npm ends, which on SIGTERM may end only the
 * shell between them.
 * @param options of `spawn`
 * @returns {Promise<number>} its exit code, 128 + number for a signal, 127 if it could not be started
 */
function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, ...options });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
    const end = (code) => {
      clearInterval(watch);
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', () => end(127));
    child.on('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** @param {boolean} production whether the tools of tests may be missing; those that are installed stay */
async function installWhenDue(production) {
  const fingerprint = wantedInstall();
  const installed = existsSync(stamp) && existsSync(projectNode) ? readFileSync(stamp, 'utf8') : '';
  const extent = production && !installed.endsWith(' all') ? 'production' : 'all';
  const wanted = `${fingerprint} ${extent}`;
  if (installed === wanted) return;

  console.error('Installing dependencies (only when they have changed)…');
  const started = Date.now();
  // The lock file decides; NODE_ENV=production would leave the build tools out. stdout stays free for the command
  // itself.
  const code = await run(
    'npx',
    [
      ...['-y', PNPM, 'install', '--frozen-lockfile', '--config.confirm-modules-purge=false'],
      ...(nodeVersion ? [`--config.node-version=${nodeVersion}`] : []),
      ...(extent === 'production' ? ['--prod'] : []),
    ],
    {
      shell: onWindows,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: 'development' },
      timeout: INSTALL_WITHIN_MINUTES * 60_000,
    },
  );
  if (Date.now() - started >= INSTALL_WITHIN_MINUTES * 60_000) {
    fail('The dependencies were not installed in time: is the npm registry reachable?');
  }
  if (code > 128) process.exit(code);
  if (code !== 0) {
    fail(`The dependencies could not be installed (pnpm ended with ${code}): is the npm registry reachable?`);
  }
  // pnpm passes over an optional package that did not come, or not as the lock file has it.
  if (!existsSync(projectNode)) fail(`${nodePackage} did not come as the lock file has it: nothing is run.`);
  writeFileSync(stamp, wanted);
  console.error(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const given = process.argv.slice(2);
const production = given[0] === '--production';
const [program = '', ...rest] = production ? given.slice(1) : given;
const exitWithParent = pathToFileURL(join(root, 'scripts/processes/exit-with-parent.ts')).href;

const neededNode = projectNode === ownNode ? 20 : 26;
if (systemNode < neededNode) fail(`Node ${neededNode} or later is needed; this is ${process.versions.node}.`);
if (!program || !existsSync(join(root, program))) fail(`There is no program '${program}'.`);
await installWhenDue(production);

const bin = join(root, 'node_modules', '.bin');
const PATH = `${bin}${onWindows ? ';' : ':'}${process.env.PATH ?? ''}`;
process.exitCode = await run(projectNode, ['--import', exitWithParent, join(root, program), ...rest], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH },
});
