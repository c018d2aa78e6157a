import { SCRIPTS_ID } from '../app/boot-data.ts';

/**
 * Requests the page's scripts once the HTML is parsed. In the head, they would delay layout and compete with pictures
 * and fonts for the connection.
 */
export function startScripts(): void {
  document.addEventListener('DOMContentLoaded', () => {
    // The last one: content cannot follow it, even if it escapes from its element.
    const scripts = document.querySelector<HTMLTemplateElement>(`body > template#${SCRIPTS_ID}:last-of-type`);
    scripts?.replaceWith(scripts.content);
  });
}
