import type { AreaSlug } from '../../src/art/palette.ts';

/** Galleries (B 2.9), newest first, with the number of their images; 'R' is still in review. */
export const galleries: readonly (readonly [
  event: string,
  tag: string,
  area: AreaSlug,
  images: number,
  daysAgo: number,
  status?: 'R',
])[] = [
  ['Formatura do Jovem Aprendiz', 'formatura', 'comercio', 12, 6],
  ['Reabertura do restaurante-escola Terraço', 'gastronomia', 'gastronomia', 10, 10],
  ['Desfile das saias de Marabaixo', 'moda', 'moda', 9, 13],
  ['Feira de Profissões', 'feira', 'educacional', 11, 20],
  ['Ação de beleza no Bailique', 'ação social', 'beleza', 8, 33],
  ['Hackathon dos Rios', 'tecnologia', 'tecnologia', 7, 49],
  ['Concurso de pães da Amazônia', 'panificação', 'alimentos', 6, 68],
  ['Mutirão de saúde na Fazendinha', 'saúde', 'saude', 8, 83],
  ['Coral dos alunos no Trapiche', 'cultura', 'educacional', 6, 204],
  ['Obras do novo laboratório', 'infraestrutura', 'tecnologia', 6, 1, 'R'],
];
