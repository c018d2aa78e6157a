/** Milliseconds to wait for an answer before the scripts are requested again. */
const PATIENCE = 5_000;

/**
 * Reloads the document where the server no longer has its scripts, as in a tab that was open during a deployment: requesting
 * them again cannot succeed. Resolves where it has them, or cannot be asked.
 *
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
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
