/** Documents of /arquivos (B 2.15), newest first. */
export const documents: { title: string; daysAgo: number; summary: string }[] = [
  {
    title: 'Calendário acadêmico do semestre',
    daysAgo: 14,
    summary: 'Início e término das turmas, recessos e semanas de avaliação.',
  },
  {
    title: 'Pesquisa de demanda por cursos: resumo',
    daysAgo: 181,
    summary: 'O que 420 estabelecimentos do comércio disseram procurar.',
  },
  {
    title: 'Regimento escolar',
    daysAgo: 420,
    summary: 'Direitos e deveres de estudantes, docentes e equipe.',
  },
  {
    title: 'Guia do estudante',
    daysAgo: 95,
    summary: 'Matrícula, frequência, avaliação, biblioteca e apoio.',
  },
  {
    title: 'Relatório de atividades do ano anterior',
    daysAgo: 230,
    summary: 'Matrículas, ações nos municípios e aplicação dos recursos.',
  },
  {
    title: 'Ata da reunião do Conselho Regional',
    daysAgo: 38,
    summary: 'Deliberações da última reunião ordinária.',
  },
  {
    title: 'Tabela de serviços do Salão-Escola',
    daysAgo: 45,
    summary: 'Serviços oferecidos ao público e valores simbólicos.',
  },
  {
    title: 'Plano de acessibilidade',
    daysAgo: 92,
    summary: 'Medidas para prédios, materiais de aula e atendimento.',
  },
];
