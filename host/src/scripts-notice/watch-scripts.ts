import { onStall } from '@portal/platform/browser';

/** Id of the template that the server renders into each head (`host/render/shared-head.ts`). */
export const SCRIPTS_NOTICE_ID = 'aviso-scripts';

/**
 * Shows a notice if the page's scripts fail to load: after a failed script or page, or once it is stalled. Buttons then
 * stop looking busy and refer to the notice. It disappears if the page hydrates later.
 */
export function watchScripts(): void {
  const root = document.documentElement;
  const template = document.getElementById(SCRIPTS_NOTICE_ID) as HTMLTemplateElement | null;
  const end = new AbortController();
  const { signal } = end;
  let isShown = false;
  function show(): void {
    stopWatch();
    if (template && !isShown) showNotice(template.content, signal);
    isShown = true;
  }
  const stopWatch = onStall(show);
  // Only the document's own scripts: the federation retries the scripts that it adds.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.defer) show();
  };
  addEventListener('error', onError, { capture: true, signal });
  const hydration = new MutationObserver(() => {
    if (root.hasAttribute('data-failed')) show();
    if (!root.hasAttribute('data-hydrated')) return;
    stopWatch();
    hydration.disconnect();
    end.abort();
  });
  hydration.observe(root, { attributeFilter: ['data-failed', 'data-hydrated'] });
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
