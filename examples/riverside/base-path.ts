/** Where the library's site lives on its origin: at the root. */
export const basePath = '';
