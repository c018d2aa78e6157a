/** Institution's data (A 3). The tax id is formally valid but unassigned: branches start at 0001. */
export const institution = {
  name: 'Serviço Nacional de Aprendizagem Comercial - Departamento Regional do Amapá (demonstração)',
  nif: '98765000000187',
  footer:
    'Educação profissional para quem vive no meio do mundo: cursos livres, técnicos e gratuitos nos municípios do Amapá.',
  facebookUrl: 'https://www.facebook.com/senac.example',
  instagramUrl: 'https://www.instagram.com/senac.example',
  youtubeUrl: 'https://www.youtube.com/@senac.example',
  flickrUrl: 'https://www.flickr.com/photos/senac.example',
  textCookies:
    'Usamos cookies necessários para o portal funcionar e, se você aceitar, conteúdos de redes sociais. Saiba mais na Política de Privacidade.',
  policyVersion: '1',
  /** Two minimum wages of 2026, in reais. */
  eligibilityIncomeLimit: 3242,
  eligibilityLimitSince: '2026-01-01',
};
