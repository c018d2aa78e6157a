/** The portal's titled pages, for a remote that searches them. Not shared: only such a remote contains it. */
export type { TitledPage } from './contract/page-metadata.ts';
export { pagesQuery } from './remote/pages-query.ts';
