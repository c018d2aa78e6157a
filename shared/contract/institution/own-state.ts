/** Two-letter code of the institution's state. */
export const ownState = 'AP';
