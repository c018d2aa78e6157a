/**
 * When the server made the page, in milliseconds, wherever the browser has kept it since. A page that does not say it, or
 * whose server's clock is ahead, counts as new.
 */
export function madeAt({ lastModified }: Pick<Document, 'lastModified'>, now = Date.now()): number {
  return Math.min(Date.parse(lastModified) || now, now);
}
