/** Where the portal lives on its origin (B 9, "Base path"), without a slash at the end. */
export const basePath = '/senac-portal';
