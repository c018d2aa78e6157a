/** Reloads the page, which clears all candidate data from memory. */
export const reloadPage = (): void => window.location.reload();
