/** Official names of the programmes. */
export const programmes = {
  psg: 'Programa Senac de Gratuidade',
  pss: 'Processo Seletivo do Senac',
} as const;

/** Resolution that governs hiring (B 2.2). */
export const hiringRules = 'Resolução Senac nº 1.018/2015';

/** Distance courses (A 2.2). */
export const distanceCourses = 'https://www.ead.senac.br/';

/** Guidelines of the programme of free courses (A 2.9). */
export const psgGuidelines = 'https://www.senac.br/wp-content/uploads/diretrizes-psg.pdf';

/** Process with registration on another site, until the server reports the URL (A 9). */
export const externalRegistration = { processId: 47, url: 'https://www.ap.senac.br/psg' };
