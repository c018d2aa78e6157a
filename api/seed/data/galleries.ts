import type { AreaSlug } from '../../src/art/palette.ts';

/** Galleries (B 2.9), newest first; `images` is their number. */
export const galleries: {
  event: string;
  tag: string;
  area: AreaSlug;
  images: number;
  daysAgo: number;
  /** Still in review. */
  status?: 'R';
}[] = [
  {
    event: 'Formatura do Jovem Aprendiz',
    tag: 'formatura',
    area: 'comercio',
    images: 12,
    daysAgo: 6,
  },
  {
    event: 'Reabertura do restaurante-escola Terraço',
    tag: 'gastronomia',
    area: 'gastronomia',
    images: 10,
    daysAgo: 10,
  },
  {
    event: 'Desfile das saias de Marabaixo',
    tag: 'moda',
    area: 'moda',
    images: 9,
    daysAgo: 13,
  },
  {
    event: 'Feira de Profissões',
    tag: 'feira',
    area: 'educacional',
    images: 11,
    daysAgo: 20,
  },
  {
    event: 'Ação de beleza no Bailique',
    tag: 'ação social',
    area: 'beleza',
    images: 8,
    daysAgo: 33,
  },
  {
    event: 'Hackathon dos Rios',
    tag: 'tecnologia',
    area: 'tecnologia',
    images: 7,
    daysAgo: 49,
  },
  {
    event: 'Concurso de pães da Amazônia',
    tag: 'panificação',
    area: 'alimentos',
    images: 6,
    daysAgo: 68,
  },
  {
    event: 'Mutirão de saúde na Fazendinha',
    tag: 'saúde',
    area: 'saude',
    images: 8,
    daysAgo: 83,
  },
  {
    event: 'Coral dos alunos no Trapiche',
    tag: 'cultura',
    area: 'educacional',
    images: 6,
    daysAgo: 204,
  },
  {
    event: 'Obras do novo laboratório',
    tag: 'infraestrutura',
    area: 'tecnologia',
    images: 6,
    daysAgo: 1,
    status: 'R',
  },
];
