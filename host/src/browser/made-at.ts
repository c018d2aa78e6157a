/**
 * The moment that the page shows, in milliseconds, wherever the browser has kept it since: what the server rendered was
 * true then. Where nothing says it, now.
 */
export const madeAt = ({ lastModified }: Pick<Document, 'lastModified'>): number =>
  Date.parse(lastModified) || Date.now();
