import { SCRIPTS_ID } from '../app/boot-data.ts';

/** A browser that reports no paint by then may never report one. */
const MAX_WAIT_MS = 2_000;

/** Runs the page's scripts, which a fast network or the cache provides too early, once the whole HTML is painted. */
export function startScripts(): void {
  const start = () => (document.hidden ? openScripts() : afterPaint(openScripts));
  document.addEventListener('DOMContentLoaded', start, { once: true });
}

function afterPaint(act: () => void): void {
  setTimeout(act, MAX_WAIT_MS);
  requestAnimationFrame(() => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      // Pictures are often painted one frame later. Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(act);
      else act();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

function openScripts(): void {
  // The last one: content cannot follow it, even if it escapes from its element.
  const scripts = document.querySelector<HTMLTemplateElement>(`body > template#${SCRIPTS_ID}:last-of-type`);
  scripts?.replaceWith(scripts.content);
}
