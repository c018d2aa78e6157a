import type { AreaSlug } from '../../src/art/palette.ts';

/** Galleries (B 2.9), newest first; `images` is their number. Status P is published, R still in review. */
export const galleries: {
  event: string;
  tag: string;
  area: AreaSlug;
  images: number;
  daysAgo: number;
  views: number;
  status: 'P' | 'R';
}[] = [
  {
    event: 'Formatura do Jovem Aprendiz',
    tag: 'formatura',
    area: 'comercio',
    images: 12,
    daysAgo: 6,
    views: 640,
    status: 'P',
  },
  {
    event: 'Reabertura do restaurante-escola Terraço',
    tag: 'gastronomia',
    area: 'gastronomia',
    images: 10,
    daysAgo: 10,
    views: 812,
    status: 'P',
  },
  {
    event: 'Desfile das saias de Marabaixo',
    tag: 'moda',
    area: 'moda',
    images: 9,
    daysAgo: 13,
    views: 955,
    status: 'P',
  },
  {
    event: 'Feira de Profissões',
    tag: 'feira',
    area: 'educacional',
    images: 11,
    daysAgo: 20,
    views: 1204,
    status: 'P',
  },
  {
    event: 'Ação de beleza no Bailique',
    tag: 'ação social',
    area: 'beleza',
    images: 8,
    daysAgo: 33,
    views: 730,
    status: 'P',
  },
  {
    event: 'Hackathon dos Rios',
    tag: 'tecnologia',
    area: 'tecnologia',
    images: 7,
    daysAgo: 49,
    views: 418,
    status: 'P',
  },
  {
    event: 'Concurso de pães da Amazônia',
    tag: 'panificação',
    area: 'alimentos',
    images: 6,
    daysAgo: 68,
    views: 366,
    status: 'P',
  },
  {
    event: 'Mutirão de saúde na Fazendinha',
    tag: 'saúde',
    area: 'saude',
    images: 8,
    daysAgo: 83,
    views: 502,
    status: 'P',
  },
  {
    event: 'Coral dos alunos no Trapiche',
    tag: 'cultura',
    area: 'educacional',
    images: 6,
    daysAgo: 204,
    views: 289,
    status: 'P',
  },
  {
    event: 'Obras do novo laboratório',
    tag: 'infraestrutura',
    area: 'tecnologia',
    images: 6,
    daysAgo: 1,
    views: 0,
    status: 'R',
  },
];
