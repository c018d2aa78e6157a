/**
 * Ends this process when its parent has ended, for whatever reason (SIGKILL included).
 * Loaded with `--import` into every process of the portal, so that none keeps running alone: execa's `cleanup` ends nothing
 * where the parent is killed.
 */
const GRACE_MS = 5_000;

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The channel alone does not keep the process running.
  process.channel.unref();
}
