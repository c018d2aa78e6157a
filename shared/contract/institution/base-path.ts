/** Base path of the portal (B 9, "Base path"), without trailing slash. */
export const basePath = '/senac-portal';
