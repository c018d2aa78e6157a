/** Domain of the institution's e-mail addresses. */
export const emailDomain = 'ap.senac.br';

/** Contacts of the teams that answer questions (A 2.6). Phones as digits with area code. */
export const contacts = {
  oportunidades: {
    name: 'Banco de Oportunidades',
    phone: '9632233000',
    email: `bancodeoportunidades@${emailDomain}`,
  },
  aprendiz: { name: 'Jovem Aprendiz', phone: '9632233001' },
} as const;
