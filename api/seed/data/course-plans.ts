import { axes } from './courses.ts';

/** Technical course plans (A 2.6), with the number of the authorising act and the days since publication. */
export const coursePlans: [course: string, axis: string, unit: string, act: number, daysAgo: number][] = [
  ['Técnico em Administração', axes.management, 'Macapá', 14, 120],
  ['Técnico em Administração', axes.management, 'Santana', 15, 120],
  ['Técnico em Administração', axes.management, 'Educação a Distância', 22, 64],
  ['Técnico em Logística', axes.management, 'Santana', 17, 410],
  ['Técnico em Recursos Humanos', axes.management, 'Macapá', 9, 730],
  ['Técnico em Contabilidade', axes.management, 'Educação a Distância', 31, 540],
  ['Técnico em Transações Imobiliárias', axes.management, 'Educação a Distância', 33, 505],
  ['Técnico em Marketing', axes.management, 'Macapá', 8, 660],
  ['Técnico em Enfermagem', axes.health, 'Macapá', 3, 210],
  ['Técnico em Enfermagem', axes.health, 'Santana', 4, 210],
  ['Técnico em Enfermagem', axes.health, 'Carreta-Escola', 5, 18],
  ['Técnico em Radiologia', axes.health, 'Macapá', 11, 365],
  ['Técnico em Estética', axes.health, 'Macapá', 19, 300],
  ['Técnico em Podologia', axes.health, 'Macapá', 27, 890],
  ['Técnico em Segurança do Trabalho', axes.safety, 'Santana', 12, 480],
  ['Técnico em Informática', axes.informatics, 'Macapá', 2, 95],
  ['Técnico em Informática', axes.informatics, 'Oiapoque', 6, 41],
  ['Técnico em Redes de Computadores', axes.informatics, 'Macapá', 10, 150],
  ['Técnico em Guia de Turismo', axes.hospitality, 'Macapá', 7, 270],
  ['Técnico em Gastronomia', axes.hospitality, 'Terraço', 13, 33],
  ['Técnico em Secretaria Escolar', axes.education, 'Educação a Distância', 29, 600],
  ['Técnico em Modelagem do Vestuário', axes.design, 'Macapá', 21, 455],
  ['Técnico em Nutrição e Dietética', axes.food, 'Macapá', 16, 240],
];
