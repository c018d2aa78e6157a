/** Language of the portal's pages and texts (BCP 47). */
export const language = 'pt-BR';
