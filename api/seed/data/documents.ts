/** Documents of /arquivos (B 2.15), newest first. */
export const documents: readonly (readonly [title: string, daysAgo: number, summary: string])[] = [
  ['Calendário acadêmico do semestre', 14, 'Início e término das turmas, recessos e semanas de avaliação.'],
  [
    'Pesquisa de demanda por cursos: resumo',
    181,
    'O que 420 estabelecimentos do comércio disseram procurar.',
  ],
  ['Regimento escolar', 420, 'Direitos e deveres de estudantes, docentes e equipe.'],
  ['Guia do estudante', 95, 'Matrícula, frequência, avaliação, biblioteca e apoio.'],
  [
    'Relatório de atividades do ano anterior',
    230,
    'Matrículas, ações nos municípios e aplicação dos recursos.',
  ],
  ['Ata da reunião do Conselho Regional', 38, 'Deliberações da última reunião ordinária.'],
  ['Tabela de serviços do Salão-Escola', 45, 'Serviços oferecidos ao público e valores simbólicos.'],
  ['Plano de acessibilidade', 92, 'Medidas para prédios, materiais de aula e atendimento.'],
];
