/** Id of the template that the server renders into each head (`host/render/scripts-notice.ts`). */
export const SCRIPTS_NOTICE_ID = 'aviso-scripts';

const TICK_MS = 1_000;
/**
 * Seconds without progress after which the page counts as stalled. Neither slow networks, which keep delivering files,
 * nor busy processors, which delay the ticks, count.
 */
const QUIET_SECONDS = 10;

/**
 * Shows a notice if the page's scripts fail to load: within a second after a failed script, or after ten seconds
 * without progress. Buttons then stop looking busy and refer to the notice. It disappears if the page hydrates later.
 */
export function watchScripts(): void {
  const root = document.documentElement;
  const template = document.getElementById(SCRIPTS_NOTICE_ID) as HTMLTemplateElement | null;
  const end = new AbortController();
  const { signal } = end;
  let hasFailed = false;
  let quietSeconds = 0;
  let last = performance.now();

  function check(): void {
    const now = performance.now();
    const isOnTime = now - last < 2 * TICK_MS && document.visibilityState === 'visible';
    last = now;
    if (isOnTime) quietSeconds += 1;
    if (document.readyState === 'loading' || !(hasFailed || quietSeconds >= QUIET_SECONDS)) return;
    clearInterval(ticks);
    if (template) showNotice(template.content, signal);
  }

  const ticks = setInterval(check, TICK_MS);
  const resources = new PerformanceObserver(() => {
    quietSeconds = 0;
  });
  resources.observe({ type: 'resource' });
  // Only the document's own scripts: the federation retries the scripts that it adds.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.defer) hasFailed = true;
  };
  addEventListener('error', onError, { capture: true, signal });
  const hydration = new MutationObserver(() => {
    if (!root.hasAttribute('data-hydrated')) return;
    clearInterval(ticks);
    resources.disconnect();
    hydration.disconnect();
    end.abort();
  });
  hydration.observe(root, { attributeFilter: ['data-hydrated'] });
}

/** @param signal removes the notice */
function showNotice(content: DocumentFragment, signal: AbortSignal): void {
  const notice = document.createElement('div');
  notice.className = 'scriptsNotice';
  notice.tabIndex = -1;
  const textId = `${SCRIPTS_NOTICE_ID}-texto`;
  notice.append(document.importNode(content, true));
  notice.querySelector('p')?.setAttribute('id', textId);
  notice.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
  notice.querySelector('[data-close]')?.addEventListener('click', () => {
    notice.hidden = true;
  });
  const busy = [...document.querySelectorAll<HTMLElement>('button[data-busy]')];
  const described = busy.map((button) => button.getAttribute('aria-describedby'));
  busy.forEach((button, index) => {
    button.removeAttribute('data-busy');
    button.setAttribute('aria-describedby', [textId, described[index]].filter(Boolean).join(' '));
  });
  signal.addEventListener('abort', () => {
    notice.remove();
    busy.forEach((button, index) => {
      const own = described[index];
      if (own) button.setAttribute('aria-describedby', own);
      else button.removeAttribute('aria-describedby');
    });
  });
  const onClick = (event: Event) => {
    if (!busy.some((button) => button.contains(event.target as Node))) return;
    event.preventDefault();
    notice.hidden = false;
    notice.focus();
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  document.body.append(notice);
}
