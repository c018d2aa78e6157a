/** Base path of the library's site: the root of its origin. */
export const basePath = '';
