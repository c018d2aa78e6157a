export const events = [
  { id: '1', title: 'Feira de profissões' },
  { id: '2', title: 'Semana da gastronomia' },
];
