/** Institution's data (A 3). The tax id is formally valid but unassigned: branches start at 0001. */
export const institution = {
  name: 'Serviço Nacional de Aprendizagem Comercial - Departamento Regional do Amapá (demonstração)',
  nif: '98765000000187',
  footer:
    'Educação profissional para quem vive no meio do mundo: cursos livres, técnicos e gratuitos nos municípios do Amapá.',
  facebook_url: 'https://www.facebook.com/senac.example',
  instagram_url: 'https://www.instagram.com/senac.example',
  youtube_url: 'https://www.youtube.com/@senac.example',
  flickr_url: 'https://www.flickr.com/photos/senac.example',
  text_cookies:
    'Usamos cookies necessários para o portal funcionar e, se você aceitar, conteúdos de redes sociais. Saiba mais na Política de Privacidade.',
  policy_version: '1',
  /** Two minimum wages of 2026, in reais. */
  eligibility_income_limit: 3242,
  eligibility_income_limit_since: '2026-01-01',
};

/** Departments and subjects of the contact ticket (B 2.13). The portal uses department 2, /psa subject 1. */
export const departments = [
  { id: 1, name: 'Secretaria Escolar' },
  { id: 2, name: 'Atendimento' },
  { id: 3, name: 'Relações com o Mercado' },
  { id: 4, name: 'Ouvidoria' },
];

export const matters = [
  { id: 1, name: 'Solicitação de cursos' },
  { id: 2, name: 'Informações sobre cursos' },
  { id: 3, name: 'Programa Senac de Gratuidade' },
  { id: 4, name: 'Certificados e histórico' },
  { id: 5, name: 'Jovem Aprendiz' },
  { id: 6, name: 'Elogio, sugestão ou reclamação' },
];
