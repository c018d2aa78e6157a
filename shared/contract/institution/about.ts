/** Texts of /QuemSomos (A 2.6); its drawings are in `mf-content/src/pages/about/scenes.svg`. */
export const about = {
  lead: 'O Senac forma profissionais para o comércio de bens, serviços e turismo, no Brasil desde 1946 e no Amapá desde 1974.',
  dates: [
    { year: 1946, text: 'O Senac é criado no Brasil.' },
    { year: 1974, text: 'O Senac começa a trabalhar no Amapá.' },
    { year: 1998, text: 'Nasce o Departamento Regional do Amapá.' },
  ],
  vision: {
    text: 'Ser a escola profissional em que o Amapá confia, na capital e no interior.',
    /** Alternative text of the drawing. */
    picture: 'O monumento Marco Zero, em Macapá: pelo seu anel passa o sol sobre a linha do Equador',
  },
  frontiers: {
    first:
      'No Amapá, a escola também viaja. Há municípios a que se chega de estrada, de barco ou de avião, e o ensino profissional precisa chegar com a mesma qualidade a todos eles.',
    last: 'Por isso o Senac leva turmas para fora da capital, com unidades, uma carreta-escola e cursos a distância.',
  },
} as const;
