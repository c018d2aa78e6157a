/** Language of the portal's pages and of its words (BCP 47). */
export const language = 'pt-BR';
