import { brand, region } from './names.ts';

/** The institution's facts, loaded with the home page: those that few pages need are in modules of their own. */
export const institution = {
  name: 'Senac Amapá',
  /** The two lines of the lettering that replaces a missing logo. */
  brand,
  region,
  site: 'https://www.ap.senac.br/',
  /** Default name in social networks, if the settings have no profile. */
  profile: 'senacamapa',
  /** Default description, if the settings have none. */
  about: 'Educação profissional para quem vive e trabalha no Amapá, na linha do equador.',
  /** External URLs that the settings do not contain. */
  addresses: {
    /** "Aluno" in the portal dialog and "Portal do aluno" in the candidate's menu (A 2.1). */
    studentPortal: 'https://portaldoaluno.ap.senac.br/',
    transparency: 'https://transparencia.senac.br/#/ap',
    /** Internal access, in the footer (A 2.1). */
    webmail: 'https://webmail.ap.senac.br/',
    intranet: 'https://intranet.ap.senac.br/',
  },
} as const;
