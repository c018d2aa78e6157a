/** Addresses outside the portal that no setting of the institution carries. */
export const externalAddresses = {
  /** "Aluno" in the portal dialog and "Portal do aluno" in the candidate's menu (A 2.1). */
  studentPortal: 'https://portaldoaluno.ap.senac.br/',
  transparency: 'https://transparencia.senac.br/#/ap',
  /** Internal access, in the footer (A 2.1). */
  webmail: 'https://webmail.ap.senac.br/',
  intranet: 'https://intranet.ap.senac.br/',
} as const;
