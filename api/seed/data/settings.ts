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
