/** The institution's state, by its two letters. */
export const ownState = 'AP';
