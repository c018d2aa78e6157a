/**
 * The facts of the institution that pages and papers name; `host/portal.config.ts` adds those that its host alone has to
 * know. It comes with the home page: what few pages need stands beside it in modules of its own.
 */
export const institution = {
  /** As people and search engines know it. */
  name: 'Senac Amapá',
  /** The name in the two lines of the lettering that stands for a missing logo. */
  brand: 'Senac',
  region: 'Amapá',
  site: 'https://www.ap.senac.br/',
  /** Its name in social networks, where the settings name no profile. */
  profile: 'senacamapa',
  /** What it is, where the settings say nothing. */
  about: 'Educação profissional para quem vive e trabalha no Amapá, na linha do equador.',
  /** Addresses outside the portal that no setting carries. */
  addresses: {
    /** "Aluno" in the portal dialog and "Portal do aluno" in the candidate's menu (A 2.1). */
    studentPortal: 'https://portaldoaluno.ap.senac.br/',
    transparency: 'https://transparencia.senac.br/#/ap',
    /** Internal access, in the footer (A 2.1). */
    webmail: 'https://webmail.ap.senac.br/',
    intranet: 'https://intranet.ap.senac.br/',
  },
} as const;
