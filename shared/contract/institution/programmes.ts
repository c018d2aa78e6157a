/** Official names of the programmes. */
export const programmes = {
  psg: 'Programa Senac de Gratuidade',
  pss: 'Processo Seletivo do Senac',
} as const;

/** Resolution that governs hiring (B 2.2). */
export const hiringRules = 'Resolução Senac nº 1.018/2015';
