/** The facts of the institution whose portal this is: what another institution would change first. */
export const institution = {
  name: 'Senac Amapá',
  /** Under an icon. */
  shortName: 'Senac AP',
  /** The name in the two lines of the lettering that stands for a missing logo. */
  lettering: ['Senac', 'Amapá'],
  /** Its state, by the two letters. */
  state: 'AP',
  site: 'https://www.ap.senac.br/',
  /** Its name in social networks. */
  profile: 'senacamapa',
  /** What it is, where the settings say nothing. */
  about: 'Educação profissional para quem vive e trabalha no Amapá, na linha do equador.',
  /** What the portal is for. */
  portal: 'Cursos, processos seletivos e notícias do Senac no Amapá.',
  /** Of the picture that shared links show. */
  pictureText: 'Senac Amapá: cursos em Macapá e em todo o Amapá',
  /** Addresses outside the portal that no setting carries. */
  addresses: {
    /** "Aluno" in the portal dialog and "Portal do aluno" in the candidate's menu (A 2.1). */
    studentPortal: 'https://portaldoaluno.ap.senac.br/',
    transparency: 'https://transparencia.senac.br/#/ap',
    /** Internal access, in the footer (A 2.1). */
    webmail: 'https://webmail.ap.senac.br/',
    intranet: 'https://intranet.ap.senac.br/',
  },
  /** Ways to reach the teams that answer questions (A 2.6). Phones as digits, with the area code. */
  contacts: {
    oportunidades: {
      name: 'Banco de Oportunidades',
      phone: '9632233000',
      email: 'bancodeoportunidades@ap.senac.br',
    },
    aprendiz: { name: 'Jovem Aprendiz', phone: '9632233001' },
  },
} as const;
