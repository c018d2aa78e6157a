const PROBE_TIMEOUT_MS = 5_000;

/**
 * Reloads the document if the server no longer has its scripts, as in a tab that was open during a deployment: retrying
 * them cannot succeed. Resolves if the server has them or is unreachable.
 * @param entry script of the remote that failed
 * @param reload replaces the document
 */
export async function reloadIfGone(entry?: string, reload = () => location.reload()): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[defer][src]')?.src;
  const gone = await Promise.all([own, entry].map((url) => url && isGone(url)));
  if (!gone.includes(true)) return;
  reload();
  await new Promise(() => {});
}

const isGone = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
