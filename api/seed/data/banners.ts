import { basePath } from '@portal/contract/institution/base-path';
import type { AreaSlug } from '../../src/art/palette.ts';

/** Banners by position: 1 top carousel, 2 middle, 3 floating (A 3), which advertises a fair. `title` is next to it. */
export const banners: { position: 1 | 2 | 3; title: string; url: string; area: AreaSlug }[] = [
  {
    position: 1,
    title: 'Matrículas abertas para os cursos do semestre',
    url: `${basePath}/cursos`,
    area: 'tecnologia',
  },
  {
    position: 1,
    title: 'Cursos gratuitos do PSG: veja os editais abertos',
    url: `${basePath}/psg`,
    area: 'educacional',
  },
  {
    position: 1,
    title: 'Cozinha amazônica: aprenda com quem vive dela',
    url: `${basePath}/cursos?seg=Gastronomia`,
    area: 'gastronomia',
  },
  {
    position: 1,
    title: 'Jovem Aprendiz: o primeiro emprego começa aqui',
    url: `${basePath}/jovem_aprendiz`,
    area: 'comercio',
  },
  {
    position: 1,
    title: 'Técnico em Enfermagem com novas turmas',
    url: `${basePath}/cursos?seg=Saúde`,
    area: 'saude',
  },
  {
    position: 2,
    title: 'Carreta-Escola: a sala de aula que chega ao seu município',
    url: `${basePath}/unidades`,
    area: 'moda',
  },
  {
    position: 2,
    title: 'Banco de Oportunidades para egressos',
    url: `${basePath}/banco_de_oportunidades`,
    area: 'beleza',
  },
  {
    position: 2,
    title: 'Biblioteca: acervo, internet e estudo em silêncio',
    url: `${basePath}/biblioteca`,
    area: 'alimentos',
  },
  {
    position: 3,
    title: 'Semana das Profissões: oficinas gratuitas para toda a família',
    url: `${basePath}/noticias`,
    area: 'alimentos',
  },
];
