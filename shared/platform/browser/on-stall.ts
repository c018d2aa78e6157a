const TICK_MS = 1_000;
/**
 * Seconds without a finished file after which a page counts as stalled. Browsers report no progress of scripts: at
 * 20 kbit/s the largest one takes nearly that long.
 */
const STALL_SECONDS = 60;

/**
 * Calls back once the page is stalled: no file has finished for a minute. Neither the time in which the HTML arrives or
 * the page is hidden counts, nor that of a busy processor, which delays the ticks.
 * @returns ends the watch
 */
export function onStall(act: () => void): () => void {
  let quietSeconds = 0;
  let last = performance.now();
  const files = new PerformanceObserver(() => {
    quietSeconds = 0;
  });
  files.observe({ type: 'resource' });
  const ticks = setInterval(() => {
    const now = performance.now();
    const isOnTime = now - last < 2 * TICK_MS;
    last = now;
    if (isOnTime && document.readyState !== 'loading' && document.visibilityState === 'visible')
      quietSeconds += 1;
    if (quietSeconds < STALL_SECONDS) return;
    end();
    act();
  }, TICK_MS);
  const end = () => {
    clearInterval(ticks);
    files.disconnect();
  };
  return end;
}
