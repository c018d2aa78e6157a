/** Names of the institution and its state, alone and in sentences with their articles: "da Faetec", "em todo o Pará". */
export const brand = 'Senac';
export const region = 'Amapá';
export const capital = 'Macapá';

/** Opens a sentence. */
export const institutionSubject = 'O Senac';
export const theInstitution = 'o Senac';
export const ofInstitution = 'do Senac';
export const atInstitution = 'no Senac';
export const toInstitution = 'ao Senac';

export const inState = 'no Amapá';
export const ofState = 'do Amapá';
export const acrossState = 'em todo o Amapá';
export const inCapital = 'em Macapá';
