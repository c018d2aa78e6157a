/** Official names of the programmes. */
export const programmes = {
  psg: 'Programa Senac de Gratuidade',
  pss: 'Processo Seletivo do Senac',
} as const;
