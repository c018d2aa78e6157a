/**
 * Ends this process when its parent has ended for any reason, SIGKILL included.
 * Every process of the portal loads it with `--import`, so that none keeps running alone: execa's `cleanup` does nothing if the
 * parent is killed.
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
