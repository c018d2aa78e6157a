import { SCRIPTS_ID } from '../app/boot-data.ts';

/**
 * Requests the page's scripts once the HTML is parsed and painted. In the head, they would delay layout and compete with
 * pictures and fonts for the connection; before the first paint, scripts of a fast network or of the cache would run
 * before the page appears.
 */
export function startScripts(): void {
  document.addEventListener('DOMContentLoaded', afterNextPaint, { once: true });
}

function afterNextPaint(): void {
  // A task after the next frame's callbacks runs after its paint. Hidden pages have no frames.
  if (document.hidden) openScripts();
  else requestAnimationFrame(() => setTimeout(openScripts));
}

function openScripts(): void {
  // The last one: content cannot follow it, even if it escapes from its element.
  const scripts = document.querySelector<HTMLTemplateElement>(`body > template#${SCRIPTS_ID}:last-of-type`);
  scripts?.replaceWith(scripts.content);
}
