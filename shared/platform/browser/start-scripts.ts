import { SCRIPTS_ID } from '../app/boot-data.ts';

/**
 * Requests the page's scripts once the HTML is parsed. In the head, the browser would request them before it lays out what
 * people read, and they would take the connection from pictures and typefaces.
 */
export function startScripts(): void {
  document.addEventListener('DOMContentLoaded', () => {
    // The last one: no content can come after it, even where it escaped from its place.
    const scripts = document.querySelector<HTMLTemplateElement>(`body > template#${SCRIPTS_ID}:last-of-type`);
    scripts?.replaceWith(scripts.content);
  });
}
