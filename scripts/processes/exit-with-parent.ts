/**
 * Ends this process when the one that started it has vanished, however that came about (SIGKILL included).
 * Loaded with `--import` into every process of the portal, so that none is ever left behind.
 */
const GRACE_MS = 5_000;

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The channel alone is no reason to stay alive.
  process.channel.unref();
}
