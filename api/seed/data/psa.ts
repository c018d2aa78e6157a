/** Departments and subjects of the contact ticket (B 2.13). The portal uses department 2, /psa subject 1. */
export const departments: { id: number; name: string }[] = [
  { id: 1, name: 'Secretaria Escolar' },
  { id: 2, name: 'Atendimento' },
  { id: 3, name: 'Relações com o Mercado' },
  { id: 4, name: 'Ouvidoria' },
];

export const matters: { id: number; name: string }[] = [
  { id: 1, name: 'Solicitação de cursos' },
  { id: 2, name: 'Informações sobre cursos' },
  { id: 3, name: 'Programa Senac de Gratuidade' },
  { id: 4, name: 'Certificados e histórico' },
  { id: 5, name: 'Jovem Aprendiz' },
  { id: 6, name: 'Elogio, sugestão ou reclamação' },
];
