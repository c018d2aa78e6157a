/**
 * `node watch.ts FILE …` runs a program in Node's watch mode. The process that watches loads no `--import`, so it would outlive its
 * parent: this one ends it.
 */
import { spawn } from 'node:child_process';

/** Below the time after which this process is killed. */
const STOP_TIMEOUT_MS = 4_000;

const watcher = spawn(
  process.execPath,
  [...process.execArgv, '--watch', '--watch-preserve-output', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
watcher.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => {
  watcher.kill();
  // The program, whose parent is the watcher, then ends by itself.
  setTimeout(() => watcher.kill('SIGKILL'), STOP_TIMEOUT_MS);
});
