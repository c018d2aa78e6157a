/** The programmes that people register for, as they read their names. */
export const programmes = {
  psg: 'Programa Senac de Gratuidade',
  pss: 'Processo Seletivo do Senac',
} as const;
