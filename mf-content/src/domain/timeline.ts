/** Event in the institution's history (A 2.6). */
export interface TimelineEntry {
  year: number;
  title: string;
  text: string;
  /** Area whose colours its picture uses. */
  area: string;
}

/** The 14 events from 1946 to 2017 (A 2.6). */
export const timeline: readonly TimelineEntry[] = [
  {
    year: 1946,
    title: 'Nasce o Senac',
    text: 'Em 10 de janeiro, o Decreto-Lei nº 8.621 cria o Serviço Nacional de Aprendizagem Comercial, mantido pelo comércio.',
    area: 'Comércio',
  },
  {
    year: 1947,
    title: 'Aulas pelo rádio',
    text: 'A Universidade do Ar leva os primeiros cursos comerciais a distância a quem mora longe das escolas.',
    area: 'Tecnologia',
  },
  {
    year: 1961,
    title: 'A primeira lei da educação',
    text: 'A Lei nº 4.024 fixa as diretrizes e bases da educação nacional e aproxima o ensino comercial do ensino médio.',
    area: 'Educacional',
  },
  {
    year: 1971,
    title: 'Profissão na escola',
    text: 'A Lei nº 5.692 põe a preparação para o trabalho dentro do ensino de segundo grau.',
    area: 'Educacional',
  },
  {
    year: 1974,
    title: 'O Senac chega ao Amapá',
    text: 'A instituição começa a formar profissionais no então Território Federal, às margens do Amazonas.',
    area: 'Alimentos',
  },
  {
    year: 1988,
    title: 'O Amapá torna-se estado',
    text: 'A Constituição transforma o território em estado, e o comércio da capital cresce com ele.',
    area: 'Comércio',
  },
  {
    year: 1996,
    title: 'Diretrizes e bases',
    text: 'A Lei nº 9.394 reconhece a educação profissional como um direito ao longo de toda a vida.',
    area: 'Saúde',
  },
  {
    year: 1998,
    title: 'Departamento Regional',
    text: 'O Amapá passa a ter o seu próprio Departamento Regional do Senac.',
    area: 'Moda',
  },
  {
    year: 2000,
    title: 'Lei da Aprendizagem',
    text: 'A Lei nº 10.097 garante aos jovens um contrato que une estudo e trabalho com carteira assinada.',
    area: 'Gastronomia',
  },
  {
    year: 2004,
    title: 'Itinerários de formação',
    text: 'O Decreto nº 5.154 organiza a educação profissional, da formação inicial ao curso técnico.',
    area: 'Tecnologia',
  },
  {
    year: 2008,
    title: 'Programa Senac de Gratuidade',
    text: 'O Decreto nº 6.633 compromete a instituição com vagas gratuitas para pessoas de baixa renda.',
    area: 'Beleza',
  },
  {
    year: 2011,
    title: 'Pronatec',
    text: 'A Lei nº 12.513 amplia o acesso ao ensino técnico em todo o país, com o Senac entre os ofertantes.',
    area: 'Saúde',
  },
  {
    year: 2014,
    title: 'Plano Nacional de Educação',
    text: 'A Lei nº 13.005 põe entre as metas do país triplicar as matrículas do ensino técnico.',
    area: 'Educacional',
  },
  {
    year: 2017,
    title: 'Técnico no ensino médio',
    text: 'A Lei nº 13.415 torna a formação técnica e profissional um dos caminhos do ensino médio.',
    area: 'Gastronomia',
  },
];
