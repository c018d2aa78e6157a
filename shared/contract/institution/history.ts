/** Lead of /historia. */
export const historyLead = 'De 1946 a 2017: como o ensino do comércio chegou ao meio do mundo.';

/**
 * The 14 events from 1946 to 2017 (A 2.6), drawn in `mf-content/src/pages/history/scenes.svg` in the colours of an area;
 * `picture` is the alternative text.
 */
export const timeline = [
  {
    year: 1946,
    title: 'Nasce o Senac',
    text: 'Em 10 de janeiro, o Decreto-Lei nº 8.621 cria o Serviço Nacional de Aprendizagem Comercial, mantido pelo comércio.',
    area: 'Comércio',
    picture: 'Uma loja de balcão com toldo listrado e, diante dela, o decreto com o selo que cria o Senac',
  },
  {
    year: 1947,
    title: 'Aulas pelo rádio',
    text: 'A Universidade do Ar leva os primeiros cursos comerciais a distância a quem mora longe das escolas.',
    area: 'Tecnologia',
    picture: 'Um rádio antigo transmite a aula; uma moça escuta e anota no caderno',
  },
  {
    year: 1961,
    title: 'A primeira lei da educação',
    text: 'A Lei nº 4.024 fixa as diretrizes e bases da educação nacional e aproxima o ensino comercial do ensino médio.',
    area: 'Educacional',
    picture:
      'O Congresso Nacional, em Brasília, com a cúpula, a cuia e as duas torres, e um livro de lei aberto',
  },
  {
    year: 1971,
    title: 'Profissão na escola',
    text: 'A Lei nº 5.692 põe a preparação para o trabalho dentro do ensino de segundo grau.',
    area: 'Educacional',
    picture: 'Na sala de aula, dois alunos praticam datilografia diante do quadro-negro',
  },
  {
    year: 1974,
    title: 'O Senac chega ao Amapá',
    text: 'A instituição começa a formar profissionais no então Território Federal, às margens do Amazonas.',
    area: 'Alimentos',
    picture: 'Um barco regional chega ao trapiche de Macapá com o sol na linha do Equador',
  },
  {
    year: 1988,
    title: 'O Amapá torna-se estado',
    text: 'A Constituição transforma o território em estado, e o comércio da capital cresce com ele.',
    area: 'Comércio',
    picture:
      'A Constituição de 1988 ao lado da bandeira do novo estado do Amapá, hasteada diante da fortaleza',
  },
  {
    year: 1996,
    title: 'Diretrizes e bases',
    text: 'A Lei nº 9.394 reconhece a educação profissional como um direito ao longo de toda a vida.',
    area: 'Saúde',
    picture: 'Uma criança, uma adulta e um idoso sobem os degraus de uma mesma escada em direção ao sol',
  },
  {
    year: 1998,
    title: 'Departamento Regional',
    text: 'O Amapá passa a ter o seu próprio Departamento Regional do Senac.',
    area: 'Moda',
    picture: 'A sede do Departamento Regional, com a fita de inauguração na porta e duas bandeiras',
  },
  {
    year: 2000,
    title: 'Lei da Aprendizagem',
    text: 'A Lei nº 10.097 garante aos jovens um contrato que une estudo e trabalho com carteira assinada.',
    area: 'Gastronomia',
    picture: 'Uma jovem aprendiz de avental no balcão de um mercado, com a carteira de trabalho assinada',
  },
  {
    year: 2004,
    title: 'Itinerários de formação',
    text: 'O Decreto nº 5.154 organiza a educação profissional, da formação inicial ao curso técnico.',
    area: 'Tecnologia',
    picture: 'Um caminho com paradas marcadas leva da ferramenta ao livro e, por fim, ao diploma',
  },
  {
    year: 2008,
    title: 'Programa Senac de Gratuidade',
    text: 'O Decreto nº 6.633 compromete a instituição com vagas gratuitas para pessoas de baixa renda.',
    area: 'Beleza',
    picture:
      'Um bilhete de vaga gratuita, de zero real, e a porta aberta de uma sala de aula com alunos à espera',
  },
  {
    year: 2011,
    title: 'Pronatec',
    text: 'A Lei nº 12.513 amplia o acesso ao ensino técnico em todo o país, com o Senac entre os ofertantes.',
    area: 'Saúde',
    picture:
      'Uma aluna de capacete trabalha na bancada de um laboratório técnico, com engrenagens e microscópio',
  },
  {
    year: 2014,
    title: 'Plano Nacional de Educação',
    text: 'A Lei nº 13.005 põe entre as metas do país triplicar as matrículas do ensino técnico.',
    area: 'Educacional',
    picture: 'Três barras que crescem até o triplo, cada uma com um estudante formado em cima',
  },
  {
    year: 2017,
    title: 'Técnico no ensino médio',
    text: 'A Lei nº 13.415 torna a formação técnica e profissional um dos caminhos do ensino médio.',
    area: 'Gastronomia',
    picture:
      'Um estudante do ensino médio diante de uma placa de caminhos: um leva ao livro, outro à profissão',
  },
];

export type TimelineEntry = (typeof timeline)[number];

/** Paragraphs about the brand. */
export const brandHistory: readonly string[] = [
  'A marca do Senac mudou de desenho ao longo das décadas, e o nome ficou: Serviço Nacional de Aprendizagem Comercial, a escola do comércio de bens, serviços e turismo.',
  'O azul e o laranja atravessam essas mudanças. Neste portal, o laranja é a Linha do Equador que passa por Macapá, e o azul é o rio.',
];
