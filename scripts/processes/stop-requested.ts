/** Resolves when somebody asks this process to end (Ctrl-C, SIGTERM, a closed terminal); further requests are ignored. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
