/** Technical course plans (A 2.6): course, axis, unit, number of the authorising act and days since publication. */
const management = 'Gestão e Negócios';
const health = 'Ambiente e Saúde';
const informatics = 'Informação e Comunicação';
const hospitality = 'Turismo, Hospitalidade e Lazer';
const education = 'Desenvolvimento Educacional e Social';
const design = 'Produção Cultural e Design';
const food = 'Produção Alimentícia';
const safety = 'Segurança';

export const coursePlans: { course: string; axle: string; unit: string; act: number; daysAgo: number }[] = [
  { course: 'Técnico em Administração', axle: management, unit: 'Macapá', act: 14, daysAgo: 120 },
  { course: 'Técnico em Administração', axle: management, unit: 'Santana', act: 15, daysAgo: 120 },
  {
    course: 'Técnico em Administração',
    axle: management,
    unit: 'Educação a Distância',
    act: 22,
    daysAgo: 64,
  },
  { course: 'Técnico em Logística', axle: management, unit: 'Santana', act: 17, daysAgo: 410 },
  { course: 'Técnico em Recursos Humanos', axle: management, unit: 'Macapá', act: 9, daysAgo: 730 },
  {
    course: 'Técnico em Contabilidade',
    axle: management,
    unit: 'Educação a Distância',
    act: 31,
    daysAgo: 540,
  },
  {
    course: 'Técnico em Transações Imobiliárias',
    axle: management,
    unit: 'Educação a Distância',
    act: 33,
    daysAgo: 505,
  },
  { course: 'Técnico em Marketing', axle: management, unit: 'Macapá', act: 8, daysAgo: 660 },
  { course: 'Técnico em Enfermagem', axle: health, unit: 'Macapá', act: 3, daysAgo: 210 },
  { course: 'Técnico em Enfermagem', axle: health, unit: 'Santana', act: 4, daysAgo: 210 },
  { course: 'Técnico em Enfermagem', axle: health, unit: 'Carreta-Escola', act: 5, daysAgo: 18 },
  { course: 'Técnico em Radiologia', axle: health, unit: 'Macapá', act: 11, daysAgo: 365 },
  { course: 'Técnico em Estética', axle: health, unit: 'Macapá', act: 19, daysAgo: 300 },
  { course: 'Técnico em Podologia', axle: health, unit: 'Macapá', act: 27, daysAgo: 890 },
  { course: 'Técnico em Segurança do Trabalho', axle: safety, unit: 'Santana', act: 12, daysAgo: 480 },
  { course: 'Técnico em Informática', axle: informatics, unit: 'Macapá', act: 2, daysAgo: 95 },
  { course: 'Técnico em Informática', axle: informatics, unit: 'Oiapoque', act: 6, daysAgo: 41 },
  { course: 'Técnico em Redes de Computadores', axle: informatics, unit: 'Macapá', act: 10, daysAgo: 150 },
  { course: 'Técnico em Guia de Turismo', axle: hospitality, unit: 'Macapá', act: 7, daysAgo: 270 },
  { course: 'Técnico em Gastronomia', axle: hospitality, unit: 'Terraço', act: 13, daysAgo: 33 },
  {
    course: 'Técnico em Secretaria Escolar',
    axle: education,
    unit: 'Educação a Distância',
    act: 29,
    daysAgo: 600,
  },
  { course: 'Técnico em Modelagem do Vestuário', axle: design, unit: 'Macapá', act: 21, daysAgo: 455 },
  { course: 'Técnico em Nutrição e Dietética', axle: food, unit: 'Macapá', act: 16, daysAgo: 240 },
];
